/// A setting of this machine, kept in `config.yaml`.
enum LookKey: String, Sendable, Hashable, CaseIterable {
  case confidence
  case content
  case editor
  case plain

  /// One line, without a full stop.
  var summary: String {
    switch self {
    case .confidence: "ask how sure you are before the answer is shown"
    case .content: "more files and folders of decks"
    case .editor: "the command that opens a deck, before $VISUAL and $EDITOR"
    case .plain: "no colour, no redrawing, plain signs, as with --plain"
    }
  }

  /// What is accepted, as messages say it.
  var expectation: String {
    switch self {
    case .confidence, .plain: "on or off"
    case .content: "files or folders that are there"
    case .editor: "a command"
    }
  }

  /// The value of some texts, or nil where they make no sense.
  func value(_ texts: [String]) -> LookValue? {
    switch self {
    case .confidence, .plain: texts.count == 1 ? LookValue(flag: texts[0]) : nil
    case .content: .list(texts.filter { !$0.isEmpty })
    case .editor: .text(texts.joined(separator: " "))
    }
  }
}

/// The value of a setting of this machine.
enum LookValue: Sendable, Hashable {
  case flag(Bool)
  case text(String)
  case list([String])

  /// Reads the words that people use for yes and no.
  init?(flag text: String) {
    switch text.lowercased() {
    case "on", "yes", "true": self = .flag(true)
    case "off", "no", "false": self = .flag(false)
    default: return nil
    }
  }

  /// As `config get` prints it, a line each.
  var lines: [String] {
    switch self {
    case .flag(let isOn): [isOn ? "on" : "off"]
    case .text(let text): text.isEmpty ? [] : [text]
    case .list(let texts): texts
    }
  }
}

extension Configuration {
  /// The value of a setting.
  subscript(key: LookKey) -> LookValue {
    switch key {
    case .confidence: .flag(asksConfidence)
    case .content: .list(content)
    case .editor: .text(editor ?? "")
    case .plain: .flag(isPlain)
    }
  }

  /// Takes a value; one of another shape than the setting's changes nothing.
  mutating func set(_ key: LookKey, to value: LookValue) {
    switch (key, value) {
    case (.confidence, .flag(let isOn)): asksConfidence = isOn
    case (.content, .list(let paths)): content = paths
    case (.editor, .text(let command)): editor = command.isEmpty ? nil : command
    case (.plain, .flag(let isOn)): isPlain = isOn
    default: break
    }
  }
}
