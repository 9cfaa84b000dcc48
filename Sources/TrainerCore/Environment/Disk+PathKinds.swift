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

  private func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
