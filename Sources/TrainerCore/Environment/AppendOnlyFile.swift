/// A file that only grows, by whole pieces: each is on the disk when `append` returns.
package struct AppendOnlyFile: ~Copyable, Sendable {
  private let file: OpenFile

  /// The length of the whole pieces, in bytes.
  package private(set) var size: Int

  /// Whether a piece that failed may still stand, in part or in whole, after the others.
  private var hasRemains = false

  /// Opens a file, or makes it.
  package init(_ path: String, on disk: Disk) throws(FileError) {
    let file = try disk.open(path, for: .appending)
    size = try file.size()
    self.file = file
  }

  /// Adds bytes with one write and brings them to the disk; on an error the file is as before.
  package mutating func append(_ bytes: [UInt8]) throws(FileError) {
    if hasRemains { try removeRemains() }
    do {
      try file.write(bytes)
      try file.sync()
    } catch {
      hasRemains = true
      // Where even this fails, the next piece begins with it.
      try? removeRemains()
      throw error
    }
    size += bytes.count
  }

  /// Cuts off what stands after the first `size` bytes.
  package mutating func cut(to size: Int) throws(FileError) {
    self.size = size
    hasRemains = true
    try removeRemains()
  }

  /// Whether `path` still leads to this file, and nobody else wrote to it.
  package func isUntouched(on disk: Disk) -> Bool {
    guard let mine = try? file.identity(), let there = disk.identity(of: file.path) else {
      return false
    }
    return mine == there && (mine.size == size || hasRemains)
  }

  private mutating func removeRemains() throws(FileError) {
    try file.truncate(to: size)
    try file.sync()
    hasRemains = false
  }
}
