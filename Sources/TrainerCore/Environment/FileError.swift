#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file or folder that the system would not give or change.
public struct FileError: Error, Hashable, Sendable {
  /// What was asked of the system, by the name of its C function.
  public let call: String

  /// The file or folder, as it was named to the system.
  public let path: String

  /// The system's number of the reason.
  public let code: Int32

  /// Makes an error from its facts.
  public init(call: String, path: String, code: Int32) {
    self.call = call
    self.path = path
    self.code = code
  }

  /// The error that the system has just reported; to be made before anything else is called.
  static func last(_ call: String, _ path: String) -> FileError {
    FileError(call: call, path: path, code: errno)
  }

  /// A file that somebody else changed while it was read.
  static func changed(_ path: String) -> FileError {
    FileError(call: "read", path: path, code: ESTALE)
  }

  /// 73 where something could not be made (`EX_CANTCREAT`), 74 for all else (`EX_IOERR`).
  public var exitStatus: Int32 {
    switch call {
    case "open", "mkdir", "rename", "link": 73
    default: 74
    }
  }
}

extension FileError: CustomStringConvertible {
  /// What could not be done, and the system's reason.
  public var description: String { "\(deed) \(path): \(reason)" }

  private var deed: String {
    switch call {
    case "open": "cannot open"
    case "mkdir": "cannot make the folder"
    case "rename": "cannot put a new file in the place of"
    case "write": "cannot write to"
    case "fsync": "cannot bring to the disk"
    case "ftruncate": "cannot shorten"
    case "flock": "cannot lock"
    case "chmod": "cannot set the permissions of"
    case "opendir": "cannot list"
    default: "cannot read"
    }
  }

  private var reason: String {
    switch code {
    case ENOSPC: "the disk is full"
    case EDQUOT: "your quota on this disk is used up"
    case EROFS: "the file system is read-only"
    case EACCES, EPERM: "permission denied"
    case ESTALE: "it was changed meanwhile; try again"
    case ESPIPE: "it is no ordinary file"
    default: strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }
  }
}
