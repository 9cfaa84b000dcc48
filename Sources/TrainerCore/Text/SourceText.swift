/// The text of one file with its line starts: what every parser reads and every diagnostic points into.
///
/// The bytes are kept exactly as they are in the file, so that an edit can leave all others alone.
/// LF, CRLF and a lone CR each end a line.
public struct SourceText: Sendable {
  /// The file as messages name it.
  public var name: String { content.name }

  /// Valid UTF-8, byte order mark included.
  @inlinable public var bytes: [UInt8] { content.bytes }

  /// The offset of each line's first byte; the first line starts after a byte order mark.
  public var lineStarts: [Int] { content.lineStarts }

  /// One object, so that handing the text around costs one count of references.
  @usableFromInline let content: Content

  @usableFromInline
  final class Content: Sendable {
    let name: String
    @usableFromInline let bytes: [UInt8]
    let lineStarts: [Int]
    let columns: ColumnIndex

    init(name: String, validBytes: [UInt8]) {
      self.name = name
      bytes = validBytes
      lineStarts = validBytes.lineStarts
      columns = ColumnIndex(validBytes, lineStarts: lineStarts)
    }
  }

  /// Takes the bytes of a file.
  ///
  /// - Throws: ``InvalidUTF8`` with the place of the first byte that is not UTF-8.
  public init(name: String, bytes: [UInt8]) throws(InvalidUTF8) {
    if let offset = bytes.firstInvalidUTF8Offset {
      throw InvalidUTF8(name: name, offset: offset, line: bytes.lineNumber(at: offset))
    }
    content = Content(name: name, validBytes: bytes)
  }

  /// Takes a string, which is always valid.
  public init(name: String = "input", _ text: String) {
    content = Content(name: name, validBytes: Array(text.utf8))
  }

  /// The offset of the first byte after a byte order mark.
  public var contentStart: Int { lineStarts[0] }

  /// The text of a range of bytes; the range must lie on character boundaries.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The line and column of a byte.
  public func place(at offset: Int) -> SourcePlace {
    let line = lineIndex(at: offset)
    let start = lineStarts[line]
    let column = content.columns.scalarCount(of: bytes, start..<max(offset, start))
    return SourcePlace(line: line + 1, column: column + 1)
  }

  /// The line of a byte, from 1.
  package func lineNumber(at offset: Int) -> Int { lineIndex(at: offset) + 1 }

  /// The bytes of a line, counted from 1, without its line end.
  public func line(_ number: Int) -> Range<Int> {
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > start, bytes[end - 1] == .lineFeed || bytes[end - 1] == .carriageReturn { end -= 1 }
    return start..<end
  }

  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

/// A place in a text; line and column count from 1, columns in Unicode scalars.
public struct SourcePlace: Sendable, Hashable, Comparable {
  /// The line, from 1.
  public let line: Int

  /// The column in Unicode scalars, from 1.
  public let column: Int

  /// Makes a place from a line and a column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders places as they are read.
  public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A file that is not UTF-8, and where it stops being so.
public struct InvalidUTF8: Error, Sendable, Equatable {
  /// The file as messages name it.
  public let name: String

  /// The offset of the first bad byte, from 0.
  public let offset: Int

  /// The line of that byte, from 1.
  public let line: Int

  /// The same of a text that stands after others.
  package func after(bytes: Int, lines: Int) -> InvalidUTF8 {
    InvalidUTF8(name: name, offset: offset + bytes, line: line + lines)
  }
}
