/// Names of which each is given away once; a second alike gets `-2`.
struct UniqueNames {
  private var taken: Set<String>
  private var counts: [String: Int] = [:]

  init(taken: [String] = []) { self.taken = Set(taken) }

  /// Takes a name if it is free.
  mutating func take(_ name: String) -> Bool { taken.insert(name).inserted }

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
