#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Disk {
  /// Puts a new file in the place of the old one that is written piece by piece; where anything fails
  /// there is the old one and nothing else.
  ///
  /// A symbolic link stays one. What is no file, such as a pipe or `/dev/null`, is written to.
  package func replace(
    _ path: String, writing body: (_ write: ([UInt8]) throws(FileError) -> Void) throws -> Void
  ) throws {
    let path = resolved(path)
    if exists(path), !isFile(path) {
      let file = try open(path, for: .updating)
      return try body { bytes throws(FileError) in try file.write(bytes) }
    }
    let draft = "\(path).\(getpid())\(Self.draftEnding)"
    unlink(draft)
    var isInPlace = false
    defer { if !isInPlace { unlink(draft) } }
    let file = try make(draft, inPlaceOf: path)
    try body { bytes throws(FileError) in try file.write(bytes) }
    try file.sync()
    try rename(draft, to: path)
    isInPlace = true
  }

  /// Puts a new file of these pieces in the place of the old one.
  func replace(_ path: String, with pieces: [SpooledBytes]) throws(FileError) {
    do {
      try replace(path) { write in
        for piece in pieces { try piece.forEachPiece(write) }
      }
    } catch let error as FileError {
      throw error
    } catch {
      preconditionFailure("only files throw")
    }
  }

  /// An error names the file that was wanted: the name of a draft says nothing to a person.
  private func make(_ draft: String, inPlaceOf path: String) throws(FileError) -> OpenFile {
    do throws(FileError) {
      return try open(draft, for: .creating)
    } catch {
      throw FileError(call: error.call, path: path, code: error.code)
    }
  }

  /// The first bytes of a file, or nil where there is none.
  package func beginning(of path: String, count: Int) throws(FileError) -> [UInt8]? {
    guard isFile(path) || !exists(path) else { return nil }
    do throws(FileError) {
      let file = try open(path, for: .reading)
      return try file.bytes(0..<min(count, file.size()))
    } catch  where error.code == ENOENT {
      return nil
    }
  }
}
