import TrainerCore

/// Tells whether all is well with the state, and what to do where it is not.
struct DoctorCommand {
  let rebuilds: Bool
  let context: CommandContext

  func run() throws(Failure) -> ExitStatus {
    let folder = try context.stateFolder()
    if rebuilds {
      let notices = try asFailure { () throws(StateError) in
        try ProgressStore.rebuild(folder, command: "trainer doctor", at: context.clock.now())
      }
      for notice in notices { context.warn(description(notice)) }
    }
    let report = try asFailure { () throws(StateError) in try folder.report() }
    try context.print(DoctorPage(report: report).lines)
    return report.problems.isEmpty ? .fine : .problem
  }

  /// What was only missing before is given up now.
  private func description(_ notice: Notice) -> String {
    switch notice {
    case .ownLinesMissing(let missing), .otherLinesMissing(let missing):
      "given up: \(missing.description)"
    default: notice.description
    }
  }
}
