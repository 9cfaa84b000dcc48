#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where a program is, as a shell would look for it in the folders of `PATH`; a name with a slash is
/// its path.
func executable(named name: String, path: String?) -> String? {
  if name.contains("/") { return access(name, X_OK) == 0 ? name : nil }
  let folders = (path ?? "/usr/bin:/bin").split(separator: ":", omittingEmptySubsequences: false)
  return folders.lazy.map { ($0.isEmpty ? "." : $0) + "/" + name }.first { access($0, X_OK) == 0 }
}
