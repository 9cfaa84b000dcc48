#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Disk {
  /// Whether a path leads to a folder, links followed.
  package func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// Whether a path leads to a file, links followed.
  func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// Whether a path leads anywhere.
  func exists(_ path: String) -> Bool { kind(of: path) != nil }

  /// Whether a path is a link that leads nowhere.
  package func isBrokenLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK && !exists(path)
  }

  private func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
