#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Disk {
  /// Throws what the system would answer if a file were made in a folder, or the folder itself where it
  /// is missing; nothing is made.
  func checkFolder(_ path: String) throws(FileError) {
    guard exists(path) else {
      let parent = folder(of: path)
      return parent == path ? () : try checkFolder(parent)
    }
    guard isFolder(path) else { throw FileError(call: "write", path: path, code: ENOTDIR) }
    try checkWritable(path)
  }

  /// Throws what keeps a file from being written that may be missing.
  func checkFile(_ path: String) throws(FileError) {
    guard exists(path) else { return }
    guard isFile(path) else { throw FileError(call: "write", path: path, code: ESPIPE) }
    try checkWritable(path)
  }
}
