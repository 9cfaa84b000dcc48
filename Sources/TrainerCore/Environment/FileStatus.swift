#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the system tells of a file without reading it, links followed.
package struct FileStatus: Sendable, Hashable {
  /// Which file it is.
  let identity: FileIdentity

  /// What it is.
  let kind: Kind

  /// What changes whenever it does.
  package let stamp: FileStamp

  /// What stands under a name.
  enum Kind: Sendable, Hashable {
    case file, folder, other
  }

  fileprivate init(_ status: stat) {
    identity = FileIdentity(status)
    stamp = FileStamp(status)
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
  }
}

/// What changes whenever a file does: while it stays the same, what was read of the file holds.
package struct FileStamp: Sendable, Hashable {
  let device: UInt64
  let node: UInt64
  let size: Int64

  /// When it was last written, in nanoseconds since 1970-01-01 UTC; this can be set to any time.
  let modified: Int64

  /// When anything of it last changed, in the same nanoseconds; only the system sets it.
  let changed: Int64

  /// Whether the next change is sure to be seen.
  ///
  /// The clock of a file system ticks coarsely, in some of them every two seconds: what is written
  /// within the tick of the last change leaves the same times behind.
  func isSettled(at now: Int64) -> Bool {
    max(modified, changed) < now - 2_000_000_000
  }
}

extension FileStamp {
  fileprivate init(_ status: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.init(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      node: UInt64(truncatingIfNeeded: status.st_ino),
      size: Int64(status.st_size), modified: modified.nanoseconds, changed: changed.nanoseconds)
  }
}

extension timespec {
  fileprivate var nanoseconds: Int64 { Int64(tv_sec) &* 1_000_000_000 &+ Int64(tv_nsec) }
}

extension Disk {
  /// What the system tells of what a path leads to; nil where it leads nowhere.
  package func status(of path: String) -> FileStatus? {
    var status = stat()
    return stat(path, &status) == 0 ? FileStatus(status) : nil
  }
}
