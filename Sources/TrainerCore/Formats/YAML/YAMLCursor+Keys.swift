import TrainerText

extension YAMLCursor {
  /// Reads a key, its colon and the blank after it.
  mutating func key() throws(YAMLRefusal) -> Range<Int> {
    let start = index
    while let sign = peek, sign.isKeySign { advance() }
    let key = start..<index
    let afterKey = index
    while peek == " " { advance() }
    guard !key.isEmpty, peek == ":" else { throw noKey(from: start, to: afterKey) }
    guard index - start <= Self.longestKey else { throw YAMLRefusal(.keyLength, at: key) }
    guard second == nil || second == " " || second == "\t" else {
      throw YAMLRefusal(.noBlankAfterColon, at: index..<index + 1)
    }
    advance()
    return key
  }

  /// Whether this is the line `name = "…"` of a deck with TOML front matter.
  var isTOMLName: Bool {
    var ahead = self
    guard source.bytes[index..<end].starts(with: "name".utf8) else { return false }
    ahead.advance(by: 4)
    while ahead.peek == " " || ahead.peek == "\t" { ahead.advance() }
    return ahead.peek == "="
  }

  /// Passes `name =` and gives the range of the key.
  mutating func tomlName() -> Range<Int> {
    let key = index..<index + 4
    while peek != "=" { advance() }
    advance()
    while peek == " " || peek == "\t" { advance() }
    return key
  }

  /// Words what stands where a key was expected.
  private func noKey(from start: Int, to keyEnd: Int) -> YAMLRefusal {
    if peek == "=", keyEnd > start { return YAMLRefusal(.equalsSign, at: index..<index + 1) }
    let line = start..<max(start + 1, rest.upperBound)
    let first = start..<start + 1
    if peek == "\t" { return YAMLRefusal(.tab, at: index..<index + 1) }
    if let feature = feature(at: start) { return YAMLRefusal(.feature(feature), at: first) }
    guard let colon = colonBeforeBlank(from: start) else { return YAMLRefusal(.noKey, at: line) }
    return YAMLRefusal(.keyCharacters, at: start..<max(colon, start + 1))
  }

  private func feature(at start: Int) -> YAMLFeature? {
    switch sign(at: start) {
    case "?": .complexKey
    case "%": .directive
    case "&": .anchor
    case "*": .alias
    case "!": .tag
    case "{": .flowMap
    default: source.bytes[start..<end].starts(with: "<<".utf8) ? .mergeKey : nil
    }
  }

  private func colonBeforeBlank(from start: Int) -> Int? {
    (start..<end).first { offset in
      sign(at: offset) == ":" && (offset + 1 == end || sign(at: offset + 1) == " ")
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isKeySign: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }
}
