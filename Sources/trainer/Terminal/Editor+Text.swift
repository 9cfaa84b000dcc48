#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Editor {
  /// Why a text did not come back from the editor.
  enum TextFailure: Error, Equatable {
    /// No file could be made for it, or read afterwards.
    case file
    case status(Int32)
  }

  /// Lets a text be edited in a file of its own, which is gone afterwards.
  func edited(_ text: String, fileNameEnding: String) -> Result<String, TextFailure> {
    let folder = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var name = Array("\(folder)/trainer-XXXXXX\(fileNameEnding)".utf8CString)
    let descriptor = mkstemps(&name, Int32(fileNameEnding.utf8.count))
    guard descriptor >= 0 else { return .failure(.file) }
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    writeAll(text + "\n", to: descriptor)
    close(descriptor)
    let status = open(path)
    guard status == 0 else { return .failure(.status(status)) }
    guard var edited = contents(of: path) else { return .failure(.file) }
    while edited.last?.isNewline == true { edited.removeLast() }
    return .success(edited)
  }
}

extension Editor.TextFailure {
  var message: String {
    switch self {
    case .file: "no file could be made for the editor; the text is as it was"
    case .status(let status): "the editor ended with \(status); the text is as it was"
    }
  }
}

/// The text of a small file; nil where it cannot be read.
func contents(of path: String) -> String? {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = read(descriptor, &chunk, chunk.count)
    if count > 0 { bytes += chunk[..<count] }
    if count == 0 { return String(decoding: bytes, as: UTF8.self) }
    if count < 0, errno != EINTR { return nil }
  }
}
