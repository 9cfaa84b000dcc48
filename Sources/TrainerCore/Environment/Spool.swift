#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Bytes that come before it is known where they go: a few stay in memory, more go into a temporary file
/// without a name, of which nothing is left however the process ends.
package struct Spool {
  private let disk: Disk
  private var waiting: [UInt8] = []
  private var file: SpoolFile?

  package init(on disk: Disk = .live) { self.disk = disk }

  /// How many bytes there are.
  package var count: Int { (file?.size ?? 0) + waiting.count }

  /// Bytes that stay in memory.
  package static let size = 1 << 20

  package mutating func append(_ bytes: some Sequence<UInt8>) throws(FileError) {
    waiting.append(contentsOf: bytes)
    if waiting.count >= Self.size { try empty() }
  }

  /// All bytes of a stream.
  package mutating func append(restOf stream: ByteStream) throws(FileError) {
    try stream.forEachPiece { piece throws(FileError) in try append(piece) }
  }

  /// What was put together, to be read as often as it is wanted; nothing more comes.
  package consuming func finished() throws(FileError) -> SpooledBytes {
    guard let file else { return SpooledBytes(waiting) }
    try empty()
    return SpooledBytes(file)
  }

  private mutating func empty() throws(FileError) {
    if file == nil { file = try SpoolFile(on: disk) }
    try file?.write(waiting)
    waiting.removeAll(keepingCapacity: true)
  }
}

/// Bytes that were put together.
package struct SpooledBytes: Sendable {
  private enum Place: Sendable {
    case memory([UInt8])
    case file(SpoolFile)
  }

  private let place: Place

  /// Bytes that are here.
  package init(_ bytes: [UInt8]) { place = .memory(bytes) }

  fileprivate init(_ file: SpoolFile) { place = .file(file) }

  package var count: Int {
    switch place {
    case .memory(let bytes): bytes.count
    case .file(let file): file.size
    }
  }

  /// A stream of them from the first.
  package var stream: ByteStream {
    switch place {
    case .memory(let bytes): ByteStream(bytes)
    case .file(let file): ByteStream(of: file)
    }
  }

  /// Shows them piece by piece.
  package func forEachPiece(_ visit: ([UInt8]) throws(FileError) -> Void) throws(FileError) {
    try stream.forEachPiece(visit)
  }
}

/// A temporary file whose name is gone as soon as it is open.
final class SpoolFile: Sendable {
  private let file: OpenFile
  nonisolated(unsafe) private(set) var size = 0

  init(on disk: Disk) throws(FileError) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let path = "\(folder.isEmpty ? "/tmp" : folder)/trainer.\(getpid())"
    var number = 0
    while true {
      do throws(FileError) {
        let name = "\(path).\(number)\(Disk.draftEnding)"
        file = try disk.open(name, for: .spooling)
        disk.remove(name)
        return
      } catch  where error.code == EEXIST && number < 100 {
        number += 1
      }
    }
  }

  func write(_ bytes: [UInt8]) throws(FileError) {
    try file.write(bytes)
    size += bytes.count
  }

  func bytes(from offset: Int, _ count: Int) throws(FileError) -> [UInt8] {
    try file.bytes(offset..<min(size, offset + count))
  }
}
