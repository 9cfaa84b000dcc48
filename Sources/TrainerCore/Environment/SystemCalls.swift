#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The calls by which files change: those of the system, or of a disk that fails when a test says so.
///
/// Each answers as the C function of its name does: a negative number means that `errno` has the
/// reason.
package struct SystemCalls: Sendable {
  package var open: @Sendable (_ path: String, _ flags: Int32, _ mode: UInt32) -> Int32
  package var write: @Sendable (_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int
  package var sync: @Sendable (_ descriptor: Int32) -> Int32
  package var truncate: @Sendable (_ descriptor: Int32, _ size: Int64) -> Int32
  package var rename: @Sendable (_ old: String, _ new: String) -> Int32
  package var makeFolder: @Sendable (_ path: String, _ mode: UInt32) -> Int32

  /// The system's own.
  package static let live = SystemCalls(
    open: { path, flags, mode in systemOpen(path, flags, mode) },
    write: { descriptor, bytes in systemWrite(descriptor, bytes) },
    sync: { descriptor in systemSync(descriptor) },
    truncate: { descriptor, size in ftruncate(descriptor, off_t(size)) },
    rename: { old, new in systemRename(old, new) },
    makeFolder: { path, mode in mkdir(path, mode_t(mode)) })
}

private func systemOpen(_ path: String, _ flags: Int32, _ mode: UInt32) -> Int32 {
  open(path, flags | O_CLOEXEC, mode_t(mode))
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

private func systemRename(_ old: String, _ new: String) -> Int32 { rename(old, new) }

/// On macOS `fsync` leaves bytes in the drive's cache; `F_FULLFSYNC` does not, but some file systems
/// refuse it.
private func systemSync(_ descriptor: Int32) -> Int32 {
  #if canImport(Darwin)
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
  #endif
  return fsync(descriptor)
}
