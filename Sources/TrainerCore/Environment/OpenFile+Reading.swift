#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension OpenFile {
  /// Reads into `buffer` from `offset` until it is full or the file ends; returns the bytes read.
  package func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(FileError) -> Int {
    var done = 0
    while done < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
      let count = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
      if count == 0 { break }
      if count > 0 { done += count } else if errno != EINTR { throw .last("read", path) }
    }
    return done
  }

  /// The bytes of a range; fewer where the file ends before.
  package func bytes(_ range: Range<Int>) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      do throws(FileError) {
        count = try read(into: UnsafeMutableRawBufferPointer(buffer), at: range.lowerBound)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// All bytes from the current place to the end.
  package func bytesToEnd() throws(FileError) -> [UInt8] {
    try TrainerCore.bytesToEnd(of: descriptor, path: path)
  }
}

/// Reads what can be read once only, from its current place; `path` is for messages.
package func bytesToEnd(of descriptor: Int32, path: String) throws(FileError) -> [UInt8] {
  var bytes: [UInt8] = []
  while true {
    let piece = try nextBytes(1 << 16, of: descriptor, path: path)
    if piece.isEmpty { return bytes }
    bytes += piece
  }
}

/// Reads what can be read once only, up to a number of bytes; none at the end.
func nextBytes(
  _ count: Int, of descriptor: Int32, path: String
) throws(FileError) -> [UInt8] {
  var failure: FileError?
  let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
    while true {
      let found = read(descriptor, buffer.baseAddress, buffer.count)
      if found >= 0 {
        done = found
        return
      }
      if errno != EINTR {
        failure = .last("read", path)
        return
      }
    }
  }
  if let failure { throw failure }
  return bytes
}
