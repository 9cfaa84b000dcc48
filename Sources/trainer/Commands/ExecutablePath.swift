#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The real path of the running program, symbolic links followed, or nil where the system does not
/// tell.
func executablePath() -> String? {
  #if canImport(Darwin)
    var size: UInt32 = 0
    _NSGetExecutablePath(nil, &size)
    var buffer = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
    return realPath(buffer)
  #else
    return realPath(Array("/proc/self/exe".utf8CString))
  #endif
}

/// The path without symbolic links and `..`, or nil where nothing is there.
func realPath(_ path: String) -> String? { realPath(Array(path.utf8CString)) }

private func realPath(_ path: [CChar]) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}
