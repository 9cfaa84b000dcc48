/// Bytes that come once, in pieces.
package final class ByteStream {
  private let read: (_ count: Int) throws(FileError) -> [UInt8]

  /// Is told how many bytes have been read in all.
  package var onRead: (Int) -> Void = { _ in }
  private var readCount = 0

  /// What was taken back, and comes first.
  private var waiting: ArraySlice<UInt8>

  /// A stream of bytes that are here.
  package init(_ bytes: [UInt8]) {
    waiting = bytes[...]
    read = { _ in [] }
  }

  /// A stream of a file from its current place.
  package init(_ file: consuming OpenFile) {
    let file = Reader(file)
    waiting = []
    read = { count throws(FileError) in try file.read(count) }
  }

  /// A stream of what is read from a descriptor, which stays open; `path` is for messages.
  package init(descriptor: Int32, path: String) {
    waiting = []
    read = { count throws(FileError) in try nextBytes(count, of: descriptor, path: path) }
  }

  /// A stream of what was put together, from its first byte.
  init(of file: SpoolFile) {
    var offset = 0
    waiting = []
    read = { count throws(FileError) in
      let bytes = try file.bytes(from: offset, count)
      offset += bytes.count
      return bytes
    }
  }

  /// The next bytes, up to a number; none at the end.
  package func next(_ count: Int = 1 << 20) throws(FileError) -> [UInt8] {
    if waiting.isEmpty { return try more(count) }
    let piece = waiting.prefix(count)
    waiting = waiting.dropFirst(count)
    return Array(piece)
  }

  /// The first bytes, which stay in the stream: as many as are asked for, or all there are.
  package func peek(_ count: Int) throws(FileError) -> [UInt8] {
    var bytes = Array(waiting)
    while bytes.count < count {
      let more = try more(count - bytes.count)
      if more.isEmpty { break }
      bytes += more
    }
    waiting = bytes[...]
    return Array(bytes.prefix(count))
  }

  /// Shows all that comes, piece by piece.
  func forEachPiece(_ visit: ([UInt8]) throws(FileError) -> Void) throws(FileError) {
    while true {
      let piece = try next()
      if piece.isEmpty { return }
      try visit(piece)
    }
  }

  /// Whether these bytes are all that comes.
  func isEqual(to bytes: [UInt8]) throws(FileError) -> Bool {
    var offset = 0
    while true {
      let piece = try next()
      if piece.isEmpty { return offset == bytes.count }
      guard bytes[offset...].starts(with: piece) else { return false }
      offset += piece.count
    }
  }

  private func more(_ count: Int) throws(FileError) -> [UInt8] {
    let bytes = try read(count)
    readCount += bytes.count
    onRead(readCount)
    return bytes
  }

  private final class Reader {
    private let file: OpenFile

    init(_ file: consuming OpenFile) { self.file = file }

    func read(_ count: Int) throws(FileError) -> [UInt8] {
      try nextBytes(count, of: file.descriptor, path: file.path)
    }
  }
}
