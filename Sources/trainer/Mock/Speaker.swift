#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import TrainerCore

/// Speaks the interviewer's lines through a program of the system, and never waits for it.
final class Speaker {
  private let program: String
  private let voice: Voice
  private let environment: [String: String]
  private var speaking: pid_t?

  /// Whether it was said that the program fails.
  private var hasComplained = false

  /// A program that can speak.
  private struct Voice {
    let name: String

    /// What it needs to stay until all is said, so that it can be told from one that is done.
    var whileSpeaking: [String] = []

    /// What makes it silent where others speak for it, who do not end with it.
    var silence: [String]?
  }

  /// What can speak, the first that is there.
  private static let voices = [
    Voice(name: "say"), Voice(name: "spd-say", whileSpeaking: ["--wait"], silence: ["--stop"]),
    Voice(name: "espeak-ng"),
  ]

  /// Nil where nothing here can speak.
  init?(environment: [String: String]) {
    let found = Self.voices.lazy.compactMap { voice in
      QuietProgram.path(of: voice.name, in: environment).map { (voice, $0) }
    }.first
    guard let found else { return nil }
    (voice, program) = found
    self.environment = environment
  }

  deinit { stop() }

  /// Speaks some lines; what was being said before is broken off.
  ///
  /// - Returns: what is to be said where the program has failed, once.
  func speak(_ lines: [String]) -> String? {
    let text = lines.map { PlainMarkdown.text($0) }.joined(separator: "\n")
    guard text.contains(where: \.isLetter) else { return nil }
    let complaint = stop()
    // The blank keeps a text that begins with a hyphen from being taken for an option.
    speaking = quiet(voice.whileSpeaking + [" " + text]).start()
    return complaint
  }

  @discardableResult
  private func stop() -> String? {
    guard let speaking else { return nil }
    self.speaking = nil
    if let status = QuietProgram.status(of: speaking, within: 0) {
      if status == 0 || hasComplained { return nil }
      hasComplained = true
      return "\(voice.name) ended with \(status): the interviewer may not be heard"
    }
    QuietProgram.end(speaking, isOnItsOwn: true)
    if let silence = voice.silence, let child = quiet(silence).start() {
      _ = QuietProgram.status(of: child, within: 200)
    }
    return nil
  }

  /// On its own, so that what a script has started ends with it.
  private func quiet(_ words: [String]) -> QuietProgram {
    QuietProgram(words: [program] + words, environment: environment, isOnItsOwn: true)
  }
}
