/// Swift tokens to be found in code: `_` stands for any one token, `…` for any run of them.
struct CodePattern: Equatable {
  /// One place of the pattern.
  enum Piece: Equatable {
    case token(CodeToken)
    case anyToken
    case anyRun
  }

  let pieces: [Piece]

  /// Reads a pattern; `isTemplate` gives `_` and `…` their meaning.
  init(_ source: String, isTemplate: Bool = false) {
    pieces = CodeLexer.tokens(of: Array(source.utf8)).map { token in
      guard isTemplate else { return .token(token) }
      switch token.text {
      case "_": return .anyToken
      case "…", "...": return .anyRun
      default: return .token(token)
      }
    }
  }

  /// Where the pattern stands first, as a range of the tokens' places, or nil.
  ///
  /// Each stretch between runs is taken where it stands first behind the one before: with runs of any
  /// length this finds a match whenever there is one.
  func firstMatch(in tokens: ArraySlice<CodeToken>) -> Range<Int>? {
    var start: Int?
    var from = tokens.startIndex
    for stretch in pieces.split(separator: .anyRun) {
      guard let place = Self.place(of: stretch, in: tokens[from...]) else { return nil }
      start = start ?? place
      from = place + stretch.count
    }
    return start.map { $0..<from }
  }

  private static func place(of stretch: ArraySlice<Piece>, in tokens: ArraySlice<CodeToken>) -> Int?
  {
    guard stretch.count <= tokens.count else { return nil }
    return (tokens.startIndex...tokens.endIndex - stretch.count).first { place in
      zip(stretch, tokens[place...]).allSatisfy { piece, token in
        switch piece {
        case .anyToken, .anyRun: true
        case .token(let wanted): wanted == token
        }
      }
    }
  }
}

extension CodePattern {
  /// Its names, in their order; `$text` is one.
  var names: [String] {
    var names: [String] = []
    var isBinding = false
    for case .token(let token) in pieces {
      if token.kind == .identifier { names.append((isBinding ? "$" : "") + token.text) }
      isBinding = token.text == "$"
    }
    return names
  }

  /// Whether it is a mere name, with its labels or without: `updateUIView(_:context:)`.
  var isName: Bool {
    guard case .token(let first)? = pieces.first, first.kind == .identifier else { return false }
    return pieces.dropFirst().allSatisfy { piece in
      guard case .token(let token) = piece else { return false }
      return ["(", ")", ":", "_"].contains(token.text) || token.isLabel(in: pieces)
    }
  }
}

extension CodeToken {
  /// Whether a colon follows it.
  fileprivate func isLabel(in pieces: [CodePattern.Piece]) -> Bool {
    guard kind == .identifier else { return false }
    return pieces.contains { piece in
      guard case .token(let next) = piece else { return false }
      return next.text == ":" && next.range.lowerBound == range.upperBound
    }
  }
}
