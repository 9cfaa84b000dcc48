/// What the first lines of Anki's "notes in plain text" say of the rest.
struct AnkiHeader {
  /// The byte between fields; nil where the header does not say.
  private(set) var separator: UInt8?

  /// Whether fields are HTML; nil where the header does not say.
  private(set) var isHTML: Bool?
  private(set) var tags: [String] = []
  private(set) var columns: [String] = []
  private(set) var noteType: String?
  private(set) var deck: String?
  private(set) var noteTypeColumn: Int?
  private(set) var deckColumn: Int?
  private(set) var tagsColumn: Int?
  private(set) var guidColumn: Int?

  /// How many lines it has.
  private(set) var lineCount = 0

  private(set) var unread: [ImportNote] = []

  /// Reads the lines with which a text begins.
  init(_ lines: [SourceLines.Line]) throws(ImportRefusal) {
    for line in lines {
      if lineCount == 0, line.text.lowercased().hasPrefix("tags:") {
        tags = line.text.dropFirst(5).split(whereSeparator: \.isWhitespace).map(String.init)
      } else if line.text.hasPrefix("#") {
        try read(line)
      } else {
        break
      }
      lineCount += 1
    }
  }

  /// Whether a line is one of a header that names a key.
  static func isHeader(_ line: Substring) -> Bool {
    guard line.hasPrefix("#"), let colon = line.firstIndex(of: ":") else { return false }
    return Key(rawValue: line.dropFirst()[..<colon].trimmed.lowercased()) != nil
  }

  private enum Key: String, CaseIterable {
    case separator, html, tags, columns, notetype, deck
    case noteTypeColumn = "notetype column"
    case deckColumn = "deck column"
    case tagsColumn = "tags column"
    case guidColumn = "guid column"
    case ifMatches = "if matches"
    case matchScope = "match scope"
  }

  private mutating func read(_ line: SourceLines.Line) throws(ImportRefusal) {
    guard let colon = line.text.firstIndex(of: ":") else {
      unread.append(ImportNote(line.number, "a line of the header without a colon"))
      return
    }
    let name = line.text.dropFirst()[..<colon].trimmed.lowercased()
    let raw = line.text[line.text.index(after: colon)...]
    let value = String(raw.trimmed)
    guard let key = Key(rawValue: name) else {
      unread.append(ImportNote(line.number, "the header has no key '\(name.prefix(40))'"))
      return
    }
    switch key {
    case .separator: separator = try Self.separator(raw, line.number)
    case .html: isHTML = try Self.truth(value, line.number)
    case .tags: tags = value.split(whereSeparator: \.isWhitespace).map(String.init)
    case .columns: columns = names(raw)
    case .notetype: noteType = value
    case .deck: deck = value
    case .noteTypeColumn: noteTypeColumn = try Self.column(value, line.number)
    case .deckColumn: deckColumn = try Self.column(value, line.number)
    case .tagsColumn: tagsColumn = try Self.column(value, line.number)
    case .guidColumn: guidColumn = try Self.column(value, line.number)
    // They say what becomes of notes that are there already; here these always stay as they are.
    case .ifMatches, .matchScope: break
    }
  }

  private func names(_ raw: Substring) -> [String] {
    let sign = separator.map { Character(Unicode.Scalar($0)) } ?? "\t"
    return raw.split(separator: sign, omittingEmptySubsequences: false).map { String($0.trimmed) }
  }

  private static func separator(_ raw: Substring, _ line: Int) throws(ImportRefusal) -> UInt8 {
    let name = raw.trimmed.lowercased()
    let byName: [String: Character] = [
      "comma": ",", "semicolon": ";", "tab": "\t", "space": " ", "pipe": "|", "colon": ":",
      "\\t": "\t",
    ]
    guard let sign = byName[name] ?? (name.isEmpty ? raw.first : name.first),
      let byte = sign.asciiValue,
      byte != .quote, name.count < 2 || byName[name] != nil
    else {
      throw ImportRefusal(
        line,
        "separator is Comma, Semicolon, Tab, Space, Pipe, Colon or a sign, not '\(name.prefix(20))'"
      )
    }
    return byte
  }

  private static func truth(_ value: String, _ line: Int) throws(ImportRefusal) -> Bool {
    switch value.lowercased() {
    case "true": return true
    case "false": return false
    default: throw ImportRefusal(line, "html is true or false, not '\(value.prefix(20))'")
    }
  }

  private static func column(_ value: String, _ line: Int) throws(ImportRefusal) -> Int {
    guard let number = Int(value), number > 0 else {
      throw ImportRefusal(line, "a column is a number from 1, not '\(value.prefix(20))'")
    }
    return number - 1
  }
}
