/// The words that Swift keeps for itself (The Swift Programming Language, "Lexical Structure").
enum SwiftWords {
  static let reserved: Set<Substring> = [
    "Any", "Self", "actor", "as", "associatedtype", "async", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "final", "for", "func", "guard", "if", "import", "in",
    "indirect", "infix", "init", "inout", "internal", "is", "let", "mutating", "nil",
    "nonisolated", "nonmutating", "operator", "override", "postfix", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var",
    "weak", "where", "while",
  ]

  /// Words that are keywords only before another word.
  static let beforeWords: Set<Substring> = [
    "any", "borrowing", "consuming", "convenience", "distributed", "dynamic", "isolated", "lazy",
    "macro", "open", "optional", "package", "prefix", "required", "sending",
  ]

  /// Words that are keywords only before a block.
  static let beforeBlocks: Set<Substring> = ["didSet", "get", "set", "willSet"]
}
