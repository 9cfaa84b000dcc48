package import TrainerText

/// Something wrong in content, as facts.
///
/// This folder is the one place where they are put into words.
package protocol ContentProblem: Sendable, Hashable {
  /// The words for it.
  var wording: ProblemWording { get }
}

/// How a problem is told: its severity, its stable name, a sentence, what to do next.
package struct ProblemWording: Sendable, Hashable {
  package let severity: Diagnostic.Severity
  package let code: String
  package let message: String
  package let suggestion: String?

  static func error(_ code: String, _ message: String, _ suggestion: String? = nil) -> Self {
    Self(severity: .error, code: code, message: message, suggestion: suggestion)
  }

  static func warning(_ code: String, _ message: String, _ suggestion: String? = nil) -> Self {
    Self(severity: .warning, code: code, message: message, suggestion: suggestion)
  }
}

extension ContentProblem {
  /// The problem as a diagnostic that points at a range of a text.
  package func at(_ range: Range<Int>, in source: SourceText) -> Diagnostic {
    let words = wording
    return Diagnostic(
      words.severity, words.code, words.message, suggestion: words.suggestion, at: range, in: source
    )
  }
}

/// "did you mean x?", where something is near.
func didYouMean(_ nearest: String?) -> String? { nearest.map { "did you mean \($0)?" } }

extension String {
  /// The text in quotation marks, cut to what fits into a sentence.
  var quoted: String {
    let limit = 40
    return count > limit ? "\"\(prefix(limit))…\"" : "\"\(self)\""
  }

  /// A name or path, cut where it is longer than a line of a message.
  var cut: String {
    let limit = 200
    return utf8.count > limit ? "\(prefix(limit))…" : self
  }
}
