#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import TrainerCore

/// What the Swift parser has to say of a file, where there is a compiler.
struct SyntaxCheck {
  let environment: [String: String]

  /// How long is waited for the parser, in milliseconds.
  private static let patience = 5000

  /// How many errors are shown.
  private static let most = 5

  /// The errors of a file, each with its line; none where all is well, nil where nothing here can tell,
  /// or not in time.
  func errors(in path: String) -> [String]? {
    guard let compiler = QuietProgram.path(of: "swiftc", in: environment) else { return nil }
    let output = "\(path).parse.tmp"
    defer { unlink(output) }
    let program = QuietProgram(
      words: [compiler, "-frontend", "-parse", path], environment: environment)
    guard let child = program.start(writingTo: output) else { return nil }
    var waited = 0
    while !QuietProgram.hasEnded(child) {
      guard waited < Self.patience else {
        QuietProgram.end(child)
        return nil
      }
      usleep(10_000)
      waited += 10
    }
    guard let bytes = try? Disk.live.contents(of: output) else { return nil }
    return Self.errors(of: String(decoding: bytes, as: UTF8.self), path: path)
  }

  /// `path:3:14: error: expected …` as `line 3: expected …`.
  static func errors(of output: String, path: String) -> [String] {
    let found = output.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix(path + ":"), let error = line.firstRange(of: ": error: ") else {
        return nil
      }
      let place = line[line.index(line.startIndex, offsetBy: path.count + 1)..<error.lowerBound]
      return "line \(place.prefix { $0.isNumber }): \(line[error.upperBound...])"
    }
    return Array(found.prefix(most))
  }
}
