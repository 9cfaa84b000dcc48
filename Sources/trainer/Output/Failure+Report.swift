/// What a failure becomes: the words for the person, the status for whoever started the program.
struct FailureReport: Equatable {
  var status: ExitStatus
  var message: String
}

extension Failure {
  /// The only place where failures get their words and their statuses.
  var report: FailureReport {
    switch self {
    case .usage(let failure):
      FailureReport(status: .usage, message: failure.message)
    case .output(let failure):
      FailureReport(
        status: .inputOutput,
        message: "cannot write to standard output: \(systemMessage(failure.code))")
    }
  }
}
