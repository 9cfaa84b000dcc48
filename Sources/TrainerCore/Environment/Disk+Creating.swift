#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Disk {
  /// Makes a new file that is there as a whole or not at all, also after a kill, and notes its path as
  /// soon as it may be there.
  func create(
    _ path: String, with pieces: [SpooledBytes], noting written: inout [String]
  ) throws(FileError) {
    if identity(of: path) != nil { throw FileError(call: "open", path: path, code: EEXIST) }
    written.append(path)
    try replace(path, with: pieces)
  }
}
