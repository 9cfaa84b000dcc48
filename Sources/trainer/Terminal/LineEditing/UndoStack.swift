/// What a line was before its latest changes.
struct UndoStack: Sendable, Hashable {
  /// What kind of change was made; typing goes back a word at a time.
  enum Change: Sendable, Hashable {
    case typing(startsWord: Bool)
    case other
  }

  private static let most = 200

  private var states: [LineBuffer] = []
  private var last: Change?

  /// Keeps what a line was before a change.
  mutating func keep(_ buffer: LineBuffer, before change: Change) {
    defer { last = change }
    if case .typing(startsWord: false) = change, case .typing = last { return }
    states.append(buffer)
    if states.count > Self.most { states.removeFirst() }
  }

  /// The cursor was moved: typing that follows is a change of its own.
  mutating func breakOff() { last = nil }

  /// What the line was, or nil where nothing is left to take back.
  mutating func takeBack() -> LineBuffer? {
    last = nil
    return states.popLast()
  }
}
