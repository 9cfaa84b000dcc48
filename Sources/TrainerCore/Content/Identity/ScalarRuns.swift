import TrainerText

/// A table of scalars written as text: `@` and a hexadecimal scalar begin a run, each further word is
/// the value of the next scalar of the run.
struct ScalarRuns: Sequence, IteratorProtocol {
  private var words: [Substring.UTF8View.SubSequence]
  private var position = 0
  private var scalar: UInt32 = 0

  init(_ text: StaticString) {
    words = text.description[...].utf8.split { $0 == UInt8(ascii: " ") || $0 == .lineFeed }
  }

  mutating func next() -> (scalar: UInt32, value: Substring)? {
    while position < words.count {
      let word = Substring(words[position])
      position += 1
      guard word.utf8.first == UInt8(ascii: "@") else {
        defer { scalar += 1 }
        return (scalar, word)
      }
      scalar = UInt32(word.dropFirst(), radix: 16) ?? scalar
    }
    return nil
  }
}
