#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The right to write, which one process at a time has; a process that dies gives it back.
package struct FileLock: ~Copyable, Sendable {
  /// Who has the lock, as far as the file tells.
  package struct Holder: Hashable, Sendable {
    package let processID: Int32
    package let command: String
  }

  /// Why the lock was not given.
  package enum Refusal: Error, Hashable, Sendable {
    case held(by: Holder?)
    case file(FileError)
  }

  private let file: OpenFile

  /// Takes the lock of a file and writes into it who did.
  package init(_ path: String, command: String, on disk: Disk) throws(Refusal) {
    self.file = try Self.taken(path, command: command, on: disk)
  }

  /// Tries more than once, for a process that only looks whether the lock is held has it for a moment.
  private static func taken(
    _ path: String, command: String, on disk: Disk
  ) throws(Refusal) -> OpenFile {
    for _ in 0..<3 {
      if let file = try locked(path, command: command, on: disk) { return file }
      usleep(5000)
    }
    throw .held(by: holder(path, on: disk))
  }

  private static func locked(
    _ path: String, command: String, on disk: Disk
  ) throws(Refusal) -> OpenFile? {
    do throws(FileError) {
      // A pipe or a folder of that name has no lock to be taken.
      try disk.checkFile(path)
      let file = try disk.open(path, for: .updating)
      guard try file.lock() else { return nil }
      try file.truncate(to: 0)
      try file.write(Array("\(getpid()) \(command)\n".utf8))
      return file
    } catch {
      throw .file(error)
    }
  }

  deinit { try? file.truncate(to: 0) }

  /// Whether someone has the lock of a file; nothing is written.
  package static func isHeld(_ path: String, on disk: Disk) -> Bool {
    guard disk.identity(of: path) != nil, let file = try? disk.open(path, for: .reading) else {
      return false
    }
    return (try? file.lock()) == false
  }

  /// Reads who has the lock; who has just taken it may need a moment to write that down.
  package static func holder(_ path: String, on disk: Disk) -> Holder? {
    for _ in 0..<20 {
      if let bytes = try? disk.contents(of: path), let holder = Holder(reading: bytes) {
        return holder
      }
      usleep(1000)
    }
    return nil
  }
}

extension FileLock.Holder {
  fileprivate init?(reading bytes: [UInt8]) {
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard bytes.last == UInt8(ascii: "\n"), let blank = line.firstIndex(of: " "),
      let processID = Int32(line[..<blank])
    else { return nil }
    self.init(processID: processID, command: String(line[line.index(after: blank)...]))
  }
}
