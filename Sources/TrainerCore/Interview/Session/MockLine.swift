/// What a typed line means in a mock interview.
public enum MockLine: Sendable, Hashable {
  /// Something for the interview.
  case action(MockAction)

  /// The code is to be written in an editor.
  case edit

  /// Help for this prompt is asked for.
  case help

  /// A command that there is not.
  case unknownCommand(String)

  /// Not a rating from 0 to so many.
  case notARating(String, most: Int)

  /// Neither yes nor no: it is asked for once more.
  case notYesOrNo(String)

  /// Not numbers of lines of a checklist of so many.
  case notOfTheList(String, count: Int)

  /// Reads a line; in code only what can be nothing else is a command.
  public init(_ line: String, at prompt: MockPrompt) {
    let text = line.trimmedOfBlanks
    if case .turn(.code) = prompt {
      self = text == "?" ? .help : Self.command(text) ?? .action(.code(line, syntax: nil))
    } else if text.hasPrefix("//") {
      self.init(plain: String(text.dropFirst()), at: prompt)
    } else if let command = Self.command(text) {
      self = command
    } else if text.hasPrefix("/"), !text.dropFirst().contains("/"), !text.contains(" ") {
      self = .unknownCommand(text)
    } else {
      self.init(plain: text, at: prompt)
    }
  }

  private init(plain text: String, at prompt: MockPrompt) {
    switch prompt {
    case .ready: self = Self.letters[text.lowercased()] ?? .action(.begin)
    case .paused:
      self = ["", "p"].contains(text.lowercased()) ? .action(.pause) : .action(.say(text))
    case .turn, .followUp: self = Self.letters[text.lowercased()] ?? .action(.say(text))
    case .rating: self = Self.rating(text, most: Marks.mostAQuestion)
    case .communication(let most): self = Self.rating(text, most: most)
    case .challenge:
      self =
        text.yesOrNo.map { .action(.keep($0)) } ?? Self.letters[text.lowercased()]
        ?? .notYesOrNo(text)
    case .checklist(let count):
      self = Self.letters[text.lowercased()] ?? Self.ticks(text, of: count)
    case .nothing: self = .action(.end)
    }
  }

  private static func rating(_ text: String, most: Int) -> MockLine {
    if text.isEmpty { return .action(.rate(nil)) }
    if let points = Int(text), 0...most ~= points { return .action(.rate(points)) }
    return letters[text.lowercased()] ?? .notARating(text, most: most)
  }

  private static func ticks(_ text: String, of count: Int) -> MockLine {
    let numbers = text.split { !$0.isNumber }.map { Int($0) ?? 0 }
    let isMeant = !numbers.isEmpty || text.isEmpty
    return isMeant && numbers.allSatisfy { (1...max(1, count)).contains($0) }
      ? .action(.tick(numbers)) : .notOfTheList(text, count: count)
  }

  private static func command(_ text: String) -> MockLine? {
    guard text.hasPrefix("/") else { return nil }
    let word = text.dropFirst().lowercased()
    return letters[word] ?? names[word]
  }

  private static let letters: [String: MockLine] = [
    "h": .action(.hint), "s": .action(.skip), "n": .action(.next), "p": .action(.pause),
    "q": .action(.end), "e": .edit, "?": .help,
  ]

  private static let names: [String: MockLine] = [
    "hint": .action(.hint), "skip": .action(.skip), "next": .action(.next),
    "pause": .action(.pause), "end": .action(.end), "quit": .action(.end), "edit": .edit,
    "help": .help,
  ]
}
