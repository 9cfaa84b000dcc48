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

  /// The bytes as they come, for what may be large.
  func stream() throws(Failure) -> ByteStream {
    guard let path else { return ByteStream(descriptor: 0, path: name) }
    if Disk.live.identity(of: path) == nil { throw .noSuchFile(path) }
    return try Self.failing { () throws(FileError) in
      if Disk.live.isFolder(path) { throw FileError(call: "read", path: path, code: EISDIR) }
      return ByteStream(try Disk.live.open(path, for: .streaming))
    }
  }

  /// How many bytes there are; nil where that is not known before they are read.
  var size: Int? { path.flatMap { Disk.live.identity(of: $0)?.size } }

  /// The bytes as they are.
  func bytes() throws(Failure) -> [UInt8] {
    guard let path else {
      return try Self.failing { () throws(FileError) in try bytesToEnd(of: 0, path: name) }
    }
    let bytes = try Self.failing { () throws(FileError) -> [UInt8]? in
      if Disk.live.identity(of: path) == nil { return nil }
      // A shell hands over what a command prints as a pipe with a name.
      return try Disk.live.open(path, for: .streaming).bytesToEnd()
    }
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
