/// A part of an item in the long form, as its level-3 heading names it.
public enum DeckPart: String, Sendable, Hashable, CaseIterable {
  /// What a good answer says.
  case answer = "Answer"

  /// What an answer is scored by.
  case keyIdeas = "Key ideas"

  /// A step of the ladder of hints; the only part that may be repeated.
  case hint = "Hint"

  /// Where the facts come from.
  case source = "Source"

  /// What the code prints.
  case output = "Output"

  /// What is written in the end.
  case solution = "Solution"

  /// A mock's questions that a candidate should ask.
  case clarifyingQuestions = "Clarifying questions"

  /// A mock's time boxes.
  case phases = "Phases"

  /// What the code of a live-coding mock has to hold.
  case checkpoints = "Checkpoints"

  /// What a design has to decide.
  case decisions = "Decisions"

  /// Questions asked at a mock's end.
  case followUps = "Follow-ups"

  /// The questions a design is marked by.
  case rubric = "Rubric"

  /// Bugs to be named.
  case bugs = "Bugs"

  /// What to look over before saying it is done.
  case checklist = "Checklist"

  /// Whether an item may have it more than once.
  var mayBeRepeated: Bool { self == .hint }

  /// Whether an item of a kind may have it.
  public func belongs(to kind: ItemKind) -> Bool {
    switch self {
    case .answer, .keyIdeas, .hint, .source: kind.isAsked
    case .output: kind == .predict
    case .solution: kind == .exercise || kind == .problem
    case .clarifyingQuestions, .phases, .followUps: kind == .problem || kind == .design
    case .checkpoints, .bugs, .checklist: kind == .problem
    case .decisions, .rubric: kind == .design
    }
  }
}

extension DeckPart {
  /// The part that a heading names, whatever its letter case.
  init?(named name: String) {
    if let part = Self(rawValue: name) {
      self = part
      return
    }
    let words = name.lowercased().split { $0.isWhitespace }.joined(separator: " ")
    guard let part = Self.byName[words] else { return nil }
    self = part
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue.lowercased(), $0) })
}
