import Foundation

/// An empty folder that goes away with its last user.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let path: String

  /// Makes the folder.
  public init() throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = temporary.appending(path: "trainer-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in it.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, and the folders above it.
  public func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file, and the folders above it.
  public func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(filePath: file(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// The bytes of a file; nil where there is none.
  public func bytes(_ name: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(filePath: file(name)))).map(Array.init)
  }

  /// The text of a file; nil where there is none.
  public func text(_ name: String) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Everything in the folder by name, to see that nothing has changed.
  public var everything: [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in FileManager.default.enumerator(atPath: path)?.compactMap({ $0 as? String }) ?? [] {
      files[name] = bytes(name) ?? []
    }
    return files
  }

  /// Read, write and execute bits of a file or folder.
  public func permissions(_ name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: file(name))
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }
}
