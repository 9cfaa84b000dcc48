#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Speaks the interviewer's lines through a program of the system, and never waits for it.
final class Speaker {
  private let program: String
  private let environment: [String: String]
  private var speaking: pid_t?

  /// What can speak, the first that is there.
  private static let programs = ["say", "spd-say", "espeak-ng"]

  /// Nil where nothing here can speak.
  init?(environment: [String: String]) {
    let found = Self.programs.lazy.compactMap { QuietProgram.path(of: $0, in: environment) }.first
    guard let found else { return nil }
    program = found
    self.environment = environment
  }

  deinit { stop() }

  /// Speaks some lines; what was being said before is broken off.
  func speak(_ lines: [String]) {
    let text = lines.map { PlainMarkdown.text($0) }.joined(separator: "\n")
    guard text.contains(where: \.isLetter) else { return }
    stop()
    // The blank keeps a text that begins with a hyphen from being taken for an option.
    speaking = QuietProgram(words: [program, " " + text], environment: environment).start()
  }

  private func stop() {
    guard let speaking else { return }
    if !QuietProgram.hasEnded(speaking) { QuietProgram.end(speaking) }
    self.speaking = nil
  }
}
