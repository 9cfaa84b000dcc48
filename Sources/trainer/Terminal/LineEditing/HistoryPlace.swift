/// Where in the history the line stands.
struct HistoryPlace: Sendable, Hashable {
  /// The oldest first.
  let entries: [String]

  private var place: Int

  /// What was being typed before the history was asked for.
  private var draft = LineBuffer()

  init(entries: [String]) {
    self.entries = entries
    place = entries.count
  }

  mutating func older(than buffer: LineBuffer) -> LineBuffer? {
    guard place > 0 else { return nil }
    if place == entries.count { draft = buffer }
    place -= 1
    return LineBuffer(entries[place])
  }

  mutating func newer() -> LineBuffer? {
    guard place < entries.count else { return nil }
    place += 1
    return place == entries.count ? draft : LineBuffer(entries[place])
  }
}
