/// Leads slips of the pen back to the word that was meant.
///
/// Only a word that nobody knows is touched: neither the item, nor the thesaurus, nor the list of
/// known words. The words of the item are tried first; ties go to the word first in the alphabet.
struct SlipRepair {
  private let ofItem: SpellingIndex
  private static let ofLanguage = SpellingIndex(KnownWords.words)

  /// The words, in lower case, that the item itself uses.
  init(itemWords: some Sequence<String>) {
    ofItem = SpellingIndex(itemWords)
  }

  /// The word that was meant, or nil where none is near enough.
  func correction(of word: String) -> String? {
    let letters = Array(word.utf8)
    guard (4...24).contains(letters.count), letters.allSatisfy(\.isASCIILetter) else { return nil }
    if let near = ofItem.nearest(to: letters) ?? Self.ofLanguage.nearest(to: letters, within: 1) {
      return near
    }
    guard letters.last == UInt8(ascii: "s"), letters.count > 4 else { return nil }
    return ofItem.nearest(to: letters.dropLast())
      ?? Self.ofLanguage.nearest(to: letters.dropLast(), within: 1)
  }
}

/// Words by their length and first letter, so that few need to be compared.
struct SpellingIndex {
  private struct Entry {
    let letters: [UInt8]
    let set: UInt32
  }

  private var entriesByShape: [Int: [Entry]] = [:]

  init(_ words: some Sequence<String>) {
    for word in Set(words).sorted() where word.utf8.count >= 4 {
      let letters = Array(word.utf8)
      entriesByShape[Self.shape(letters[0], letters.count), default: []]
        .append(Entry(letters: letters, set: letters.letterSet))
    }
  }

  /// The nearest word, or nil where none is within the distance its length allows.
  func nearest(to letters: [UInt8], within limit: Int = 3) -> String? {
    var best: (distance: Int, letters: [UInt8])?
    let set = letters.letterSet
    for first in Set([letters[0], letters[1]]).sorted() {
      for length in letters.count - 2...letters.count + 2 {
        let allowed = min(limit, Self.allowance(min(length, letters.count)))
        for entry in entriesByShape[Self.shape(first, length)] ?? [] {
          guard Self.beginsAlike(entry.letters, letters),
            (entry.set ^ set).nonzeroBitCount <= 2 * allowed,
            let distance = letters.slipDistance(to: entry.letters, atMost: allowed),
            distance < best?.distance ?? .max
          else { continue }
          best = (distance, entry.letters)
        }
      }
    }
    return best.map { String(decoding: $0.letters, as: UTF8.self) }
  }

  private static func shape(_ first: UInt8, _ length: Int) -> Int { Int(first) << 8 | length }

  /// How many slips a word of a length may have.
  private static func allowance(_ length: Int) -> Int {
    switch length {
    case ..<4: 0
    case 4...7: 1
    case 8...13: 2
    default: 3
    }
  }

  /// The same first letter, or the first two changed places.
  private static func beginsAlike(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one[0] == other[0] || (one[0] == other[1] && one[1] == other[0])
  }
}

extension [UInt8] {
  /// Which of the letters a to z occur, a bit each.
  fileprivate var letterSet: UInt32 {
    reduce(0) { set, letter in set | (1 << UInt32((letter | 0x20) & 31)) }
  }

  /// The slips between two words (a letter more, less, another, or two swapped), nil beyond a limit.
  fileprivate func slipDistance(to other: [UInt8], atMost limit: Int) -> Int? {
    guard abs(count - other.count) <= limit else { return nil }
    var beforeLast = [Int](repeating: 0, count: other.count + 1)
    var last = [Int](0...other.count)
    var row = last
    for index in indices {
      row[0] = index + 1
      var least = row[0]
      for column in other.indices {
        let change = last[column] + (self[index] == other[column] ? 0 : 1)
        var distance = Swift.min(change, last[column + 1] + 1, row[column] + 1)
        if index > 0, column > 0, self[index] == other[column - 1],
          self[index - 1] == other[column]
        {
          distance = Swift.min(distance, beforeLast[column - 1] + 1)
        }
        row[column + 1] = distance
        least = Swift.min(least, distance)
      }
      if least > limit { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[other.count] <= limit ? last[other.count] : nil
  }
}
