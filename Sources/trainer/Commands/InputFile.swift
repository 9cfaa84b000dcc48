#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import TrainerCore
import TrainerText

/// A file that a command reads, or standard input.
struct InputFile {
  private let path: String?

  /// No path, or `-`, is standard input.
  init(_ path: String?) { self.path = path == "-" ? nil : path }

  /// As messages name it.
  var name: String { path ?? "standard input" }

  /// The whole text.
  func text() throws(Failure) -> SourceText {
    let bytes = try bytes()
    do throws(InvalidUTF8) {
      return try SourceText(name: name, bytes: bytes)
    } catch {
      throw .invalidText(error)
    }
  }

  /// The bytes as they are.
  func bytes() throws(Failure) -> [UInt8] {
    guard let path else {
      return try Self.failing { () throws(FileError) in try readToEnd(0, name) }
    }
    let bytes = try Self.failing { () throws(FileError) in try Disk.live.contents(of: path) }
    guard let bytes else { throw .noSuchFile(path) }
    return bytes
  }

  private static func failing<Result>(
    _ body: () throws(FileError) -> Result
  ) throws(Failure) -> Result {
    do { return try body() } catch {
      throw error.call == "open" ? .unreadable(error) : .file(error)
    }
  }
}

/// Reads what can be read once only, from its current place.
private func readToEnd(_ descriptor: Int32, _ name: String) throws(FileError) -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count == 0 { return bytes }
    if count > 0 {
      bytes += buffer[..<count]
    } else if errno != EINTR {
      throw FileError(call: "read", path: name, code: errno)
    }
  }
}
