/// Where in the history the line stands.
struct HistoryPlace: Sendable, Hashable {
  /// The oldest first.
  let entries: [String]

  private var place: Int

  /// The lines by their places as they were left, which may have been changed since they were had.
  private var left: [Int: LineBuffer] = [:]

  init(entries: [String]) {
    self.entries = entries
    place = entries.count
  }

  mutating func older(than buffer: LineBuffer) -> LineBuffer? { go(to: place - 1, from: buffer) }

  mutating func newer(than buffer: LineBuffer) -> LineBuffer? { go(to: place + 1, from: buffer) }

  private mutating func go(to next: Int, from buffer: LineBuffer) -> LineBuffer? {
    guard 0...entries.count ~= next else { return nil }
    left[place] = buffer
    place = next
    return left[next] ?? LineBuffer(entries[next])
  }
}
