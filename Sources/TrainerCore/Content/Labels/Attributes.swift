import TrainerText

/// The attributes at the end of a heading or of a `Q:` or `C:` line: `{#id key=value key="a text"}`.
struct Attributes: Equatable {
  /// The braces and all between them, as offsets of the source.
  let range: Range<Int>

  private(set) var id: Word?
  private(set) var entries: [Entry] = []

  /// A word and where it stands.
  struct Word: Equatable {
    let text: String
    let range: Range<Int>
  }

  /// One `key=value`.
  struct Entry: Equatable {
    let name: Word

    /// What the name means, where it is known.
    let key: LabelKey?

    /// One value, or the values between commas; a value in quotes is always one.
    let values: [Word]

    init(_ name: Word, _ values: [Word]) {
      self.name = name
      key = LabelKey(rawValue: name.text)
      self.values = values
    }
  }

  /// What was read, or why it could not be.
  enum Reading: Equatable {
    case read(Attributes)
    case broken(reason: String, range: Range<Int>)
  }

  /// Looks for attributes at the end of a line: the last braces that begin with `#` or `word=`.
  ///
  /// Braces of other kinds, also behind a backslash, are text.
  static func find(in source: SourceText, line: Range<Int>) -> Reading? {
    let bytes = source.bytes
    var end = line.upperBound
    while end > line.lowerBound, bytes[end - 1].isBlank { end -= 1 }
    guard end > line.lowerBound, bytes[end - 1] == UInt8(ascii: "}") else { return nil }
    var broken: Reading?
    for start in line.lowerBound..<end
    where bytes[start] == UInt8(ascii: "{")
      && (start == line.lowerBound || bytes[start - 1] != UInt8(ascii: "\\"))
    {
      var reader = AttributeReader(bytes, offset: start + 1, end: end - 1)
      guard reader.beginsAttributes else { continue }
      do throws(AttributeReader.Failure) {
        return .read(try reader.read(Attributes(range: start..<end)))
      } catch {
        broken = .broken(reason: error.reason, range: start..<end)
      }
    }
    return broken
  }

  mutating func add(id: Word) { self.id = id }
  mutating func add(_ entry: Entry) { entries.append(entry) }

  private init(range: Range<Int>) { self.range = range }
}
