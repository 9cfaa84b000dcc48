extension Item {
  /// A hash of all it says.
  var textHash: TextHash { TextHash(kind.rawValue, title, prompt, answer) }

  /// A hash of what it asks.
  var questionHash: TextHash { TextHash(kind.rawValue, title, prompt) }

  /// The signs of its question that words leave out and code is made of.
  var operators: [UInt8] { (title + prompt).utf8.filter(\.isOperator) }

  /// Whether another item says the same but for letter case and blanks.
  func isAlmost(_ other: Item) -> Bool {
    kind == other.kind && title.isAlmost(other.title) && prompt.isAlmost(other.prompt)
      && answer.isAlmost(other.answer)
  }
}

extension UInt8 {
  fileprivate var isOperator: Bool {
    switch Unicode.Scalar(self) {
    case "=", "<", ">", "&", "|", "+", "/", "%", "^", "~", "#", "@", "$", "\\", "{", "}": true
    default: false
    }
  }
}

extension String {
  fileprivate func isAlmost(_ other: String) -> Bool { folded == other.folded }

  private var folded: String { String(lowercased().filter { !$0.isWhitespace }) }
}
