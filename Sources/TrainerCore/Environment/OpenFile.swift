#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open file, closed exactly once.
package struct OpenFile: ~Copyable, Sendable {
  /// What a file is opened for; files that are made belong to their owner alone (0600).
  package enum Purpose: Sendable {
    ///
    /// A pipe or a device is none: it would be waited for.
    case reading
    /// What can be read once only as well, from its current place.
    case streaming
    /// Every write goes to the end, wherever that is by then; the file is made where it is missing.
    case appending
    /// For what has a lock and little else; the file is made where it is missing.
    case updating
    /// A file that must not exist yet.
    case creating
    /// A file that must not exist yet, and is read again.
    case spooling
    /// A folder, whose entries are to be brought to the disk.
    case listing

    /// What errors name: only the others can fail to make a file.
    var call: String {
      switch self {
      case .reading, .streaming, .listing: "read"
      case .appending, .updating, .creating, .spooling: "open"
      }
    }

    var flags: Int32 {
      switch self {
      case .reading: O_RDONLY | O_NONBLOCK
      case .streaming: O_RDONLY
      case .appending: O_RDWR | O_CREAT | O_APPEND
      case .updating: O_RDWR | O_CREAT
      case .creating: O_WRONLY | O_CREAT | O_EXCL
      case .spooling: O_RDWR | O_CREAT | O_EXCL
      case .listing: O_RDONLY | O_DIRECTORY
      }
    }
  }

  package let path: String
  let descriptor: Int32
  private let calls: SystemCalls

  package init(_ path: String, for purpose: Purpose, calls: SystemCalls) throws(FileError) {
    var descriptor: Int32
    repeat {
      descriptor = calls.open(path, purpose.flags, 0o600)
    } while descriptor < 0
      && errno == EINTR
    guard descriptor >= 0 else { throw .last(purpose.call, path) }
    var status = stat()
    if purpose == .reading, fstat(descriptor, &status) == 0, !FileIdentity(status).isOrdinary {
      close(descriptor)
      throw FileError(call: purpose.call, path: path, code: ESPIPE)
    }
    self.path = path
    self.descriptor = descriptor
    self.calls = calls
  }

  deinit { close(descriptor) }

  /// Writes all bytes: with one call, unless the system takes fewer.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    let failure: FileError? = bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = calls.write(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count == 0 || errno != EINTR {
          return count == 0
            ? FileError(call: "write", path: path, code: EIO) : .last("write", path)
        }
      }
      return nil
    }
    if let failure { throw failure }
  }

  /// Returns when what was written is on the disk.
  package func sync() throws(FileError) {
    while calls.sync(descriptor) != 0 {
      if errno != EINTR { throw .last("fsync", path) }
    }
  }

  package func truncate(to size: Int) throws(FileError) {
    while calls.truncate(descriptor, Int64(size)) != 0 {
      if errno != EINTR { throw .last("ftruncate", path) }
    }
  }

  package func size() throws(FileError) -> Int { try identity().size }

  /// Which file this is, and how long.
  package func identity() throws(FileError) -> FileIdentity {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last("fstat", path) }
    return FileIdentity(status)
  }

  /// False where another open file holds the lock; it ends with this file, also by a kill.
  func lock() throws(FileError) -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      if errno != EINTR { throw .last("flock", path) }
    }
    return true
  }
}

/// Which file a path leads to, and how long it is.
package struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let node: UInt64
  package let size: Int

  /// False for pipes, sockets and devices.
  let isOrdinary: Bool

  init(_ status: stat) {
    isOrdinary = [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    node = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
  }
}
