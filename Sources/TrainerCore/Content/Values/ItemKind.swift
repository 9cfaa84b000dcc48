/// What kind of thing an item is, which says how it is answered.
public enum ItemKind: String, Sendable, Hashable, CaseIterable {
  /// A question whose answer is typed.
  case card

  /// A text with hidden words, asked one at a time.
  case cloze

  /// A card whose obvious answer is wrong.
  case trick

  /// A situation that is explained by its points.
  case edgeCase = "edge-case"

  /// Options, one or several of them right.
  case choice

  /// Steps to be put in order.
  case order

  /// Code whose output is asked.
  case predict

  /// Code with a wrong line.
  case spotBug = "spot-bug"

  /// A text to be written.
  case exercise

  /// A live-coding mock.
  case problem

  /// A design explained out loud.
  case design

  /// A page to read, which is never asked.
  case note

  /// Whether it is asked at all.
  public var isAsked: Bool {
    // Not `!=`, which compares the names.
    switch self {
    case .note: false
    default: true
    }
  }

  /// Whether it is practised in the queue: mocks and notes are not.
  public var isQueued: Bool {
    switch self {
    case .problem, .design, .note: false
    default: true
    }
  }
}
