import TrainerScheduling

/// What a typed line means at a prompt.
public enum TypedLine: Sendable, Hashable {
  /// Something for the session to do.
  case action(PracticeAction)

  /// Help for this prompt is asked for.
  case help

  /// A command that there is not.
  case unknownCommand(String)

  /// Not a rating: the suggestion is taken, and that is said.
  case acceptedInstead(of: String)

  /// Not a rating: nothing happens, and the keys are said.
  case notARating(String)

  /// Neither yes nor no: it is asked for once more.
  case notYesOrNo(String)

  /// Reads a line.
  ///
  /// Only where a person sits at a terminal are single letters commands; in a pipe what is no rating
  /// accepts the suggestion.
  public init(_ line: String, at prompt: PracticeSession.Prompt, isInteractive: Bool) {
    let text = line.trimmed
    if text.hasPrefix("//") {
      self.init(plain: String(text.dropFirst()), at: prompt, isInteractive)
    } else if text.hasPrefix("/"), let command = SlashCommand(text.dropFirst()) {
      self = command.reading
    } else if text.hasPrefix("/"), !text.dropFirst().contains("/"), !text.contains(" ") {
      self = .unknownCommand(text)
    } else {
      self.init(plain: line, at: prompt, isInteractive)
    }
  }

  private init(plain line: String, at prompt: PracticeSession.Prompt, _ isInteractive: Bool) {
    let text = line.trimmed
    switch prompt {
    case .answer(let mayBeLetter, _):
      let letter = isInteractive && !mayBeLetter ? SlashCommand(lone: text) : nil
      self = letter?.reading ?? .action(.answer(line))
    case .addition: self = .action(.answer(line))
    case .sure: self = text.yesOrNo.map { .action(.sure($0)) } ?? .notYesOrNo(text)
    case .earlierUndo: self = text.yesOrNo.map { .action(.confirm($0)) } ?? .notYesOrNo(text)
    case .rating: self.init(rating: text, isInteractive)
    case .nothing: self = .action(.end)
    }
  }

  private init(rating text: String, _ isInteractive: Bool) {
    if text.isEmpty {
      self = .action(.rate(nil))
    } else if let rating = Int(text).flatMap(Rating.init(rawValue:)) {
      self = .action(.rate(rating))
    } else if !isInteractive {
      self = .acceptedInstead(of: text)
    } else if let idea = text.ideaNumber {
      self = .action(.credit(idea))
    } else {
      self = SlashCommand(text[...])?.reading ?? .notARating(text)
    }
  }
}

/// The commands of a session, by their letter.
private enum SlashCommand: String {
  case hint = "h"
  case undo = "u"
  case skip = "s"
  case edit = "e"
  case explain = "?"
  case quit = "q"
  case knowIt = "k"
  case addMore = "a"
  case retype = "r"
  case open = "o"
  case rest = "x"
  case help

  private static let names: [String: SlashCommand] = [
    "hint": .hint, "undo": .undo, "skip": .skip, "edit": .edit, "why": .explain, "quit": .quit,
    "end": .quit, "know": .knowIt, "add": .addMore, "retype": .retype, "open": .open,
    "rest": .rest, "help": .help,
  ]

  init?(_ text: Substring) {
    let word = text.lowercased()
    guard let command = SlashCommand(rawValue: word) ?? Self.names[word] else { return nil }
    self = command
  }

  /// A command by a lone letter, at a prompt where no answer can be one.
  init?(lone text: String) {
    guard ["h", "s", "k", "q", "u", "?"].contains(text) else { return nil }
    self.init(rawValue: text)
  }

  var reading: TypedLine {
    switch self {
    case .hint: .action(.hint)
    case .undo: .action(.undo)
    case .skip: .action(.skip)
    case .edit: .action(.edit)
    case .explain: .action(.explain)
    case .quit: .action(.end)
    case .knowIt: .action(.knowIt)
    case .addMore: .action(.addMore)
    case .retype: .action(.retype)
    case .open: .action(.open)
    case .rest: .action(.rest)
    case .help: .help
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? start
    return String(self[start..<end])
  }

  /// What the text answers; nothing is no, and anything else is nil.
  var yesOrNo: Bool? {
    switch lowercased() {
    case "y", "yes": true
    case "n", "no", "": false
    default: nil
    }
  }

  /// The number in `y2`: "I did say idea 2".
  fileprivate var ideaNumber: Int? {
    guard first == "y" || first == "Y" else { return nil }
    return Int(dropFirst())
  }
}
