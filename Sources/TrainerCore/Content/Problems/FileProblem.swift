package import TrainerText

/// What can be wrong with the files of content.
package enum FileProblem: ContentProblem {
  case unreadable(reason: String)
  case noSuchContent
  case deadLink

  package var wording: ProblemWording {
    switch self {
    case .unreadable(let reason): .error("unreadable", reason)
    case .noSuchContent:
      .error(
        "no-such-content", "there is no such file or folder", "see content: in the configuration")
    case .deadLink: .error("dead-file", "this link leads to no file")
    }
  }

  /// The problem as one of a whole file.
  package func `in`(_ file: String) -> Diagnostic {
    let words = wording
    return Diagnostic(
      words.severity, words.code, words.message, suggestion: words.suggestion, file: file)
  }
}
