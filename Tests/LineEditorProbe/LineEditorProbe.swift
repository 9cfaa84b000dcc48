#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Foundation
import TrainerTerminal

/// A program that does nothing but edit lines and say what came of it, for tests on a terminal.
///
/// The words of its command line change how it asks: `code` for several lines, `once` for entries
/// of one key, `status` for a row above the prompt, `clock` for a prompt that changes, `plain` for the terminal's own editing.
@main
struct LineEditorProbe {
  static func main() {
    let environment = ProcessInfo.processInfo.environment
    let words = Set(CommandLine.arguments.dropFirst())
    guard let signals = SignalPipe(watching: LineEditor.signals),
      let source = source(words, signals, environment)
    else { exit(66) }
    exit(run(source, prompt(words)))
  }

  private static func source(
    _ words: Set<String>, _ signals: SignalPipe, _ environment: [String: String]
  ) -> (any LineSource)? {
    if words.contains("plain") { return LineInput(signals: signals) }
    return LineEditor(
      signals: signals, editor: Editor(configured: nil, environment: environment),
      usesColor: words.contains("color"), environment: environment)
  }

  private static func prompt(_ words: Set<String>) -> LinePrompt {
    var prompt = LinePrompt("> ")
    prompt.history = ["first one", "second two"]
    if words.contains("code") {
      prompt.ending = .fullStop { $0.hasPrefix("/q") }
    } else {
      prompt.completions = complete
    }
    if words.contains("once") { prompt.answersAtOnce = ["1", "2", "3", "4"] }
    if words.contains("status") {
      prompt.everySecond = { LinePrompt.Second(status: "\($0.count) characters") }
    }
    if words.contains("clock") {
      prompt.everySecond = { LinePrompt.Second(prompt: "\($0.count) typed > ") }
    }
    return prompt
  }

  private static func complete(_ text: String) -> Completions {
    if text == "crash" { fatalError("asked to") }
    let commands = ["plan", "practice", "print", "quit"]
    return Completions(of: text, commands.filter { $0.hasPrefix(text) })
  }

  private static func run(_ source: any LineSource, _ prompt: LinePrompt) -> Int32 {
    var wasInterrupted = false
    while true {
      switch source.next(prompt) {
      case .line(let line):
        wasInterrupted = false
        say("line \(line.debugDescription)")
      case .endOfInput:
        say("end")
        return 0
      case .interrupted(let hadText):
        say(hadText ? "cleared" : "interrupted")
        if wasInterrupted, !hadText { return 130 }
        wasInterrupted = !hadText
      case .signal(let number):
        say("signal \(number)")
        return 128 + number
      }
    }
  }

  private static func say(_ text: String) {
    print(text)
    fflush(nil)
  }
}
