import TrainerText

/// Cuts a stream of CSV into pieces of whole records, a few megabytes each.
struct WholeRecords {
  private let stream: ByteStream

  /// What was read and is in no piece yet.
  private var pending: [UInt8] = []

  /// Bytes.
  private static let pieceSize = 4 << 20

  init(_ stream: ByteStream) { self.stream = stream }

  /// The next piece, or nil at the end.
  mutating func next() throws(FileError) -> ArraySlice<UInt8>? {
    while true {
      let more = try stream.next(Self.pieceSize)
      pending += more
      guard let end = more.isEmpty ? pending.count : pending.endOfWholeRecords else { continue }
      let piece = pending[..<end]
      pending = Array(pending[end...])
      return piece.isEmpty ? nil : piece
    }
  }
}

extension [UInt8] {
  /// Where the last record ends that is whole; nil where none is.
  fileprivate var endOfWholeRecords: Int? {
    guard var end = lastIndex(of: .lineFeed) else { return nil }
    // A line end within quotes ends no record.
    if self[...end].count(where: { $0 == .quote }) % 2 == 1 {
      guard let quote = self[..<end].lastIndex(of: .quote),
        let before = self[..<quote].lastIndex(of: .lineFeed)
      else { return nil }
      end = before
    }
    return end + 1
  }
}
