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
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count == 0 { return bytes }
    if count > 0 {
      bytes += buffer[..<count]
    } else if errno != EINTR {
      throw .last("read", path)
    }
  }
}
