/// The character references of HTML: `&name;`, `&#10;`, `&#xA;`.
enum HTMLEntities {
  /// The longest name there is.
  static let longestName = 31

  /// The offsets of the table's entries, in the order of their names.
  private static let entries: [Int] = table.withUTF8Buffer { text in
    [0] + text.indices.filter { text[$0].isSpace }.map { $0 + 1 }
  }

  /// The characters that a name stands for.
  static func scalars(named name: Slice<Bytes>) -> [Unicode.Scalar]? {
    table.withUTF8Buffer { text in
      let index = entries.partitioningIndex { name.precedes(entry: text[$0...]) }
      guard index > 0, let scalars = name.value(inEntry: text[entries[index - 1]...]) else {
        return nil
      }
      return scalars
    }
  }

  /// The character of a number; what is no character becomes U+FFFD.
  static func scalar(numbered number: UInt32) -> Unicode.Scalar {
    number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}"
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether this name comes before that of a table's entry.
  fileprivate func precedes(entry: Slice<Bytes>) -> Bool {
    lexicographicallyPrecedes(entry.prefix { $0 != "=" })
  }

  /// The characters an entry of the table gives this name; nil when the entry is of another name.
  fileprivate func value(inEntry entry: Slice<Bytes>) -> [Unicode.Scalar]? {
    guard entry.starts(with: self), entry.dropFirst(count).first == 61 else { return nil }
    return entry.dropFirst(count + 1).prefix { !$0.isSpace }.split(separator: 43).compactMap {
      UInt32(String(decoding: $0, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
    }
  }
}
