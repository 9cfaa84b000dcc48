/// The form in which the index is kept.
///
/// A line that says what it is and in which version, the hash of all that follows (8 bytes), the stamp
/// of the program, then the decks in the order of their stamps. Each is its stamp, name, folder,
/// errors, broken ids, shelves and items. The numbers of a stamp have 8 bytes, the lowest first; all
/// others have 7 bits in a byte, the lowest first, and the highest bit says that more follow. A text is
/// its length in bytes and its UTF-8, a list its length and its elements.
extension DeckIndex {
  /// Changes with the form.
  private static let head = Array("trainer deck index 1\n".utf8)

  /// The bytes of the file.
  func bytes(writtenBy program: FileStamp) -> [UInt8] {
    var body = IndexWriter()
    body.add(program)
    let sorted = entries.sorted { $0.key < $1.key }
    body.add(sorted) { body, entry in
      body.add(entry.key)
      body.add(entry.value)
    }
    let hash = body.bytes.withUnsafeBytes { StableHash($0) }
    var file = IndexWriter(bytes: Self.head)
    file.add(fixed: hash.value)
    return file.bytes + body.bytes
  }

  /// Reads the bytes of the file; nil where they are not what this program wrote.
  init?(_ bytes: [UInt8], writtenBy program: FileStamp) {
    guard bytes.starts(with: Self.head) else { return nil }
    let read: DeckIndex? = bytes.withUnsafeBytes { all in
      var reader = IndexReader(UnsafeRawBufferPointer(rebasing: all[Self.head.count...]))
      return try? reader.index(writtenBy: program)
    }
    guard let read else { return nil }
    self = read
  }
}

extension FileStamp: Comparable {
  /// Orders by all parts, one after the other.
  package static func < (left: FileStamp, right: FileStamp) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }

  private var parts: [UInt64] {
    [device, node, UInt64(bitPattern: size), UInt64(bitPattern: modified)]
      + [UInt64(bitPattern: changed)]
  }
}
