/// Names of which each is given away once; a second alike gets `-2`.
struct UniqueNames {
  /// The first few names, which are quicker to look through than to hash.
  private var few: [String] = []
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]
  private static let most = 8

  init(taken: [String] = []) { for name in taken { _ = take(name) } }

  /// Takes a name if it is free.
  mutating func take(_ name: String) -> Bool {
    if few.contains(name) { return false }
    guard few.count == Self.most else {
      few.append(name)
      return true
    }
    return taken.insert(name).inserted
  }

  /// The name, or the first free one with a number behind it.
  mutating func next(_ name: String) -> String {
    if take(name) { return name }
    var count = counts[name] ?? 1
    var numbered: String
    repeat {
      count += 1
      numbered = "\(name)-\(count)"
    } while !take(numbered)
    counts[name] = count
    return numbered
  }
}
