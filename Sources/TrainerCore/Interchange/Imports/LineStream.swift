import TrainerText

/// The lines of a text as they come, with their numbers, and which of them stand in fenced code.
struct LineStream {
  private let stream: ByteStream
  private let name: String
  private var fence = FenceScan()

  /// The pictures, sounds and films that were passed.
  private(set) var media = MediaNotes()

  /// The lines that are here, the next one last.
  private var lines: [Substring] = []

  /// Bytes of a line whose end is not here yet.
  private var pending: [UInt8] = []
  private var lineNumber = 0
  private var byteCount = 0
  private var isAtEnd = false

  init(_ stream: ByteStream, named name: String) {
    self.stream = stream
    self.name = name
  }

  /// The next line, or nil at the end.
  ///
  /// - Throws: ``InvalidUTF8``, ``FileError``, and ``ImportRefusal`` for a line without an end.
  mutating func next() throws -> SourceLines.Line? {
    while lines.isEmpty {
      if isAtEnd { return nil }
      try fill()
    }
    let text = lines.removeLast()
    lineNumber += 1
    let line = SourceLines.Line(number: lineNumber, text: text, isCode: fence.takes(text))
    media.look(at: line)
    return line
  }

  private mutating func fill() throws {
    let more = try stream.next(Self.pieceSize)
    pending += more
    isAtEnd = more.isEmpty
    var end = pending.count
    if !isAtEnd {
      guard let last = pending.lastIndex(of: .lineFeed) else {
        guard pending.count < Self.longestLine else {
          throw ImportRefusal(lineNumber + 1, "a line of more than \(Self.longestLine >> 20) MB")
        }
        return
      }
      end = last + 1
    }
    let source: SourceText
    do throws(InvalidUTF8) {
      source = try SourceText(name: name, bytes: Array(pending[..<end]))
    } catch {
      throw error.after(bytes: byteCount, lines: lineNumber)
    }
    let start = byteCount == 0 ? source.contentStart : 0
    byteCount += end
    pending.removeSubrange(..<end)
    var lines = source.text(start..<end)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    // What follows the last line end comes with the next piece.
    if !isAtEnd || lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines.reversed()
  }

  /// Lines; what has more is no question, but code that is never closed, or no list of questions.
  static let mostLinesOfItem = 50_000

  /// Bytes.
  private static let pieceSize = 1 << 18
  private static let longestLine = 8 << 20
}

extension [SourceLines.Line] {
  /// Adds a line of a question.
  ///
  /// - Throws: ``ImportRefusal`` where there are too many.
  mutating func grow(by line: SourceLines.Line) throws(ImportRefusal) {
    guard count < LineStream.mostLinesOfItem else {
      throw ImportRefusal(
        self[0].number, "a question of more than \(LineStream.mostLinesOfItem) lines")
    }
    append(line)
  }
}
