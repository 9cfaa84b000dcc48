extension LikenessIndex {
  /// A text that is like the one looked for.
  struct Found {
    /// Its number.
    let text: Int

    /// The Dice coefficient.
    let dice: Double
  }

  /// What a search came to.
  struct Result {
    fileprivate(set) var found: [Found] = []

    /// Whether there may be more: a search looks at no more than so many texts, because where most
    /// of them are alike it would look at all.
    fileprivate(set) var isCut = false
  }

  /// The texts that are at least so alike to the one whose grams these are.
  mutating func search(_ grams: ArraySlice<UInt64>, atLeast least: Double) -> Result {
    guard !grams.isEmpty, !terms.isEmpty else { return Result() }
    let fewest = Self.fewestShared(size: grams.count, least: least)
    defer { forget() }
    guard let known = countGrams(grams, atLeast: fewest) else { return Result() }
    var result = Result()
    let rest = countTexts(known: known, fewest: fewest, &result)
    var candidates = scratch.texts.filter { text in
      let shared = Int(scratch.shared[Int(text)]) + rest
      return shared >= fewest
        && Likeness.dice(shared: shared, of: grams.count + Int(sizes[Int(text)])) >= least
    }
    if candidates.count > limit {
      candidates = mostShared(candidates)
      result.isCut = true
    }
    for text in candidates {
      let shared = rest == 0 ? Int(scratch.shared[Int(text)]) : sharedGrams(Int(text))
      let dice = Likeness.dice(shared: shared, of: grams.count + Int(sizes[Int(text)]))
      if dice >= least { result.found.append(Found(text: Int(text), dice: dice)) }
    }
    return result
  }

  /// How many grams a text shares at least with any that is alike.
  ///
  /// With one of s grams it is `least / 2 * (size + s)`, and s is not below `least / (2 - least) * size`,
  /// or it could not share so many.
  private static func fewestShared(size: Int, least: Double) -> Int {
    let fewest = Double(size) * least / (2 - least)
    // The last bit of the division must not ask for one more.
    return Int((fewest - 1e-9).rounded(.up))
  }

  /// Counts the grams of the text that is looked for and returns how many are known here; nil where
  /// they are too few.
  private mutating func countGrams(_ grams: ArraySlice<UInt64>, atLeast fewest: Int) -> Int? {
    var known = grams.count
    for gram in grams {
      guard let number = numbers.find(gram) else {
        known -= 1
        if known < fewest { return nil }
        continue
      }
      if scratch.counts[number] == 0 { scratch.grams.append(number) }
      scratch.counts[number] += 1
    }
    return known
  }

  /// Counts what texts share, from the rarest gram on, until no text can be alike that has not been
  /// met; returns how many grams were left out.
  private mutating func countTexts(known: Int, fewest: Int, _ result: inout Result) -> Int {
    let isLong = scratch.grams.reduce(0) { $0 + entryCount($1) } > self.work
    let grams =
      isLong
      ? scratch.grams.sorted { (entryCount($0), $0) < (entryCount($1), $1) } : scratch.grams
    var (rest, work) = (known, 0)
    for gram in grams {
      if isLong {
        if rest < fewest { break }
        work += entryCount(gram)
        if work > self.work {
          result.isCut = true
          break
        }
      }
      rest -= Int(scratch.counts[gram])
      countTexts(with: gram)
    }
    return rest
  }

  private func entryCount(_ gram: Int) -> Int { entryStarts[gram + 1] - entryStarts[gram] }

  /// Nearly all the time of a search is spent here, so the arrays are reached without checks.
  private mutating func countTexts(with gram: Int) {
    let count = scratch.counts[gram]
    let range = entryStarts[gram]..<entryStarts[gram + 1]
    entries.withUnsafeBufferPointer { entries in
      scratch.shared.withUnsafeMutableBufferPointer { shared in
        for entry in entries[range] {
          let text = Int(entry.text)
          if shared[text] == 0 { scratch.texts.append(entry.text) }
          shared[text] &+= min(count, entry.count)
        }
      }
    }
  }

  /// The candidates that share most grams as far as was counted; of equals the first numbers.
  private func mostShared(_ candidates: [Int32]) -> [Int32] {
    let most = candidates.reduce(0) { max($0, scratch.shared[Int($1)]) }
    var counts = Array(repeating: 0, count: Int(most) + 1)
    for text in candidates { counts[Int(scratch.shared[Int(text)])] += 1 }
    var (bound, above) = (Int(most), 0)
    while above + counts[bound] < limit {
      above += counts[bound]
      bound -= 1
    }
    let equals = candidates.filter { scratch.shared[Int($0)] == bound }.sorted()
    return candidates.filter { scratch.shared[Int($0)] > bound }
      + equals.prefix(limit - above)
  }

  private func sharedGrams(_ text: Int) -> Int {
    terms[termStarts[text]..<termStarts[text + 1]].reduce(0) {
      $0 + Int(min($1.count, scratch.counts[Int($1.gram)]))
    }
  }

  private mutating func forget() {
    for gram in scratch.grams { scratch.counts[gram] = 0 }
    for text in scratch.texts { scratch.shared[Int(text)] = 0 }
    scratch.grams.removeAll(keepingCapacity: true)
    scratch.texts.removeAll(keepingCapacity: true)
  }
}
