/// What an item asks, with what is right.
public enum ItemTask: Sendable, Hashable {
  /// A question answered from memory.
  case recall(Recall)

  /// Hidden words, each asked on its own.
  case cloze([ClozeDeletion])

  /// Options to choose from.
  case choice(Choice)

  /// Steps in their right order, as Markdown.
  case order([String])

  /// Code whose output is asked; without an output the ideas decide.
  case predict(output: String?)

  /// Code with a wrong line.
  case spotBug(BuggyCode)

  /// A text to be written.
  case exercise(solution: String?)

  /// A mock interview.
  case mock(MockKind, MockSheet)

  /// A page to read.
  case note

  /// The kinds that are answered from memory and differ only in how they are meant.
  public enum Recall: Sendable, Hashable {
    /// A plain question.
    case card

    /// A question whose obvious answer is wrong.
    case trick

    /// A situation to be explained.
    case edgeCase
  }

  /// The kind that an author writes for this task.
  public var kind: ItemKind {
    switch self {
    case .recall(.card): .card
    case .recall(.trick): .trick
    case .recall(.edgeCase): .edgeCase
    case .cloze: .cloze
    case .choice: .choice
    case .order: .order
    case .predict: .predict
    case .spotBug: .spotBug
    case .exercise: .exercise
    case .mock(.problem, _): .problem
    case .mock(.design, _): .design
    case .note: .note
    }
  }
}
