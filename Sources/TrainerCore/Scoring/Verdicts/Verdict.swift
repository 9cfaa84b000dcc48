/// What an answer does with a key idea.
public enum Verdict: String, Sendable, Hashable, CaseIterable {
  /// The answer says it.
  case covered

  /// The answer says nothing of it.
  case missing

  /// The answer says its opposite, or something that cannot stand beside it.
  case contradicted
}

/// Why an idea got its verdict.
public enum Evidence: Sendable, Hashable {
  /// Words of the answer, as ranges of its UTF-8 bytes, that match a form.
  case matches(form: String, at: [Range<Int>])

  /// Words that match a form but are denied, or are turned around.
  case denies(form: String, at: [Range<Int>])

  /// Nothing of the idea was found.
  case nothing

  /// The answer names things without saying anything about them.
  case onlyNames

  /// The answer repeats the question.
  case repeatsQuestion

  /// There is no answer.
  case empty

  /// The ranges of the answer's bytes that decided, in order; none where nothing was found.
  public var ranges: [Range<Int>] {
    switch self {
    case .matches(_, let ranges), .denies(_, let ranges): ranges
    case .nothing, .onlyNames, .repeatsQuestion, .empty: []
    }
  }

  /// The form that was found or denied, as its author wrote it.
  public var form: String? {
    switch self {
    case .matches(let form, _), .denies(let form, _): form
    case .nothing, .onlyNames, .repeatsQuestion, .empty: nil
    }
  }

  /// The words of the answer that decided, one text for each range.
  public func words(in answer: String) -> [String] {
    let bytes = Array(answer.utf8)
    return ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
  }
}

/// The verdict on one idea.
public struct IdeaVerdict: Sendable, Hashable {
  /// The idea it is about.
  public let idea: String
  /// What was found.
  public let verdict: Verdict
  /// What it rests on.
  public let evidence: Evidence

  /// Whether a form says it by itself, and not words of several forms together.
  public let isSaidByForm: Bool

  init(idea: String, verdict: Verdict, evidence: Evidence, isSaidByForm: Bool = false) {
    self.idea = idea
    self.verdict = verdict
    self.evidence = evidence
    self.isSaidByForm = isSaidByForm
  }
}
