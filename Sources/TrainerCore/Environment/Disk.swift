#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files and folders, read and changed so that a crash at any moment leaves the old or the new.
package struct Disk: Sendable {
  package let calls: SystemCalls

  package init(calls: SystemCalls) { self.calls = calls }

  /// The disk of this machine.
  package static let live = Disk(calls: .live)

  package func open(_ path: String, for purpose: OpenFile.Purpose) throws(FileError) -> OpenFile {
    try OpenFile(path, for: purpose, calls: calls)
  }

  /// The bytes of a file, or nil where there is none.
  package func contents(of path: String) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      let file = try open(path, for: .reading)
      return try file.bytes(0..<file.size())
    } catch  where error.code == ENOENT {
      return nil
    }
  }

  /// Which file a path leads to; nil where it leads to none.
  package func identity(of path: String) -> FileIdentity? {
    var status = stat()
    return stat(path, &status) == 0 ? FileIdentity(status) : nil
  }

  /// Throws what the system would answer if a file that is there were written.
  package func checkWritable(_ path: String) throws(FileError) {
    if access(path, W_OK) != 0 { throw .last("write", path) }
  }

  /// The names in a folder, in the order of their bytes; none where there is no such folder.
  package func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT { return [] }
      throw .last("opendir", folder)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

// MARK: - Changes

extension Disk {
  /// Makes a folder for its owner alone (0700), and those above it that are missing.
  package func createFolder(_ path: String) throws(FileError) {
    if identity(of: path) != nil { return }
    let parent = folder(of: path)
    if parent != path { try createFolder(parent) }
    guard calls.makeFolder(path, 0o700) == 0 || errno == EEXIST else { throw .last("mkdir", path) }
    try syncFolder(parent)
  }

  /// Puts a new file with these bytes in the place of the old one.
  ///
  /// A symbolic link stays one: the file that it leads to is replaced. A file of a person's keeps its
  /// permissions, one of the program's own belongs to its owner alone (0600). An error names the file
  /// that was wanted, for the name of a draft says nothing to a person.
  package func replace(
    _ path: String, with bytes: [UInt8], keepingPermissions: Bool = false
  ) throws(FileError) {
    let target = resolved(path)
    let draft = "\(target).\(getpid())\(Self.draftEnding)"
    unlink(draft)
    var isInPlace = false
    defer { if !isInPlace { unlink(draft) } }
    do throws(FileError) {
      try write(bytes, toNew: draft)
    } catch {
      throw FileError(call: error.call, path: path, code: error.code)
    }
    if keepingPermissions { try copyPermissions(of: target, to: draft) }
    guard calls.rename(draft, target) == 0 else { throw .last("rename", target) }
    isInPlace = true
    try syncFolder(folder(of: target))
  }

  /// What the names of files end with that are to replace another.
  package static let draftEnding = ".tmp"

  /// Makes a new file with these bytes.
  package func create(_ path: String, with bytes: [UInt8]) throws(FileError) {
    do {
      try write(bytes, toNew: path)
    } catch {
      if error.code != EEXIST { unlink(path) }
      throw error
    }
    try syncFolder(folder(of: path))
  }

  /// Gives a file another name in the same folder.
  package func rename(_ path: String, to newPath: String) throws(FileError) {
    guard calls.rename(path, newPath) == 0 else { throw .last("rename", newPath) }
    try syncFolder(folder(of: newPath))
  }

  /// Removes a file; one that is not there is none the less removed.
  package func remove(_ path: String) { unlink(path) }

  /// Returns when the names in a folder are on the disk.
  package func syncFolder(_ path: String) throws(FileError) {
    let folder = try open(path, for: .listing)
    do throws(FileError) {
      try folder.sync()
    } catch  where error.code == EINVAL {
      // Some file systems keep no folders that could be brought to the disk.
    }
  }

  private func write(_ bytes: [UInt8], toNew path: String) throws(FileError) {
    let file = try open(path, for: .creating)
    try file.write(bytes)
    try file.sync()
  }

  private func copyPermissions(of path: String, to copy: String) throws(FileError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    guard chmod(copy, status.st_mode & 0o7777) == 0 else { throw .last("chmod", copy) }
  }

  func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
