import TrainerText

/// Reads the lines of a mapping and gathers what it refuses.
struct YAMLBlockReader {
  let source: SourceText
  private(set) var entries: [FrontMatterEntry] = []
  private(set) var problems: [Diagnostic] = []
  private var lineOfKey: [String: Int] = [:]
  private var below = Below.refused

  /// What lines below a key may hold.
  private enum Below {
    /// Nothing more: the key has its value, or there is no key yet.
    case refused

    /// Items of a list, all as far in as the first one.
    case items(indentation: Int?)

    /// What a refused line brought with it: one problem is enough.
    case passedOver
  }

  /// Lines further in than this belong to a refused one.
  private var refusedIndentation: Int?

  init(_ source: SourceText) { self.source = source }

  mutating func read(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    var number = source.place(at: range.lowerBound).line
    var start = range.lowerBound
    while start < range.upperBound {
      let line = source.line(number)
      do throws(YAMLRefusal) {
        try read(line: start..<max(start, min(line.upperBound, range.upperBound)), number)
      } catch {
        report(error)
      }
      guard number < source.lineStarts.count else { return }
      start = source.lineStarts[number]
      number += 1
    }
  }

  private mutating func read(line: Range<Int>, _ number: Int) throws(YAMLRefusal) {
    try checkCharacters(line)
    var cursor = YAMLCursor(source, line)
    try cursor.skipSpaces()
    guard !cursor.isAtLineEnd else { return }
    let indentation = cursor.index - line.lowerBound
    if let refusedIndentation, indentation > refusedIndentation { return }
    refusedIndentation = nil
    if cursor.startsItem {
      try readItem(&cursor, indentation)
    } else if indentation == 0 {
      try readKey(&cursor, number)
    } else {
      try refuseIndented(cursor, indentation)
    }
  }
}

extension YAMLBlockReader {
  private mutating func readKey(_ cursor: inout YAMLCursor, _ number: Int) throws(YAMLRefusal) {
    if case .passedOver = below, cursor.startsClosingBracket { return }
    below = .passedOver
    try cursor.checkDocumentMark()
    let isTOML = cursor.isTOMLName
    let keyRange = isTOML ? cursor.tomlName() : try cursor.key()
    if isTOML, cursor.peek != "\"", cursor.peek != "'" {
      throw YAMLRefusal(.noQuotesAfterEqualsSign, at: cursor.rest)
    }
    let value = try cursor.value()
    let key = source.text(keyRange)
    if let first = lineOfKey[key] {
      throw YAMLRefusal(.duplicateKey(key, first: first, second: number), at: keyRange)
    }
    lineOfKey[key] = number
    entries.append(FrontMatterEntry(key: key, keyRange: keyRange, value: value))
    below = value.isAbsent ? .items(indentation: nil) : .refused
  }

  private mutating func readItem(
    _ cursor: inout YAMLCursor, _ indentation: Int
  ) throws(YAMLRefusal) {
    let hyphen = cursor.index..<cursor.index + 1
    switch below {
    case .passedOver: return
    case .refused:
      throw YAMLRefusal(
        entries.isEmpty || indentation == 0 ? .itemWithoutKey : .feature(.severalLines), at: hyphen)
    case .items(let first):
      guard first == nil || first == indentation else {
        throw YAMLRefusal(.itemIndentation, at: hyphen)
      }
    }
    below = .items(indentation: indentation)
    refusedIndentation = indentation
    cursor.advance()
    let item = try cursor.lineScalar(in: .item)
    refusedIndentation = nil
    entries[entries.count - 1].value.append(item)
  }

  private mutating func refuseIndented(
    _ cursor: YAMLCursor, _ indentation: Int
  ) throws(YAMLRefusal) {
    if case .passedOver = below { return }
    refusedIndentation = indentation - 1
    var ahead = cursor
    let isMap = (try? ahead.key()) != nil
    throw YAMLRefusal(.feature(isMap ? .nestedMap : .severalLines), at: cursor.rest)
  }

  /// Refuses what YAML readers refuse, or read as the end of a line.
  private mutating func checkCharacters(_ line: Range<Int>) throws(YAMLRefusal) {
    guard let offset = source.bytes[line].firstIndex(where: \.mayStartUnprintable) else { return }
    var place = offset
    for scalar in source.text(offset..<line.upperBound).unicodeScalars {
      let next = place + UTF8.width(scalar)
      if !scalar.isPrintableInYAML {
        below = .passedOver
        throw YAMLRefusal(.character(scalar), at: place..<next)
      }
      place = next
    }
  }

  private mutating func report(_ refusal: YAMLRefusal) {
    let mended = refusal.quotable.map { "write \(YAMLSpelling.quoted(source.text($0)))" }
    problems.append(
      Diagnostic(
        .error, refusal.problem.code, refusal.problem.message,
        suggestion: mended ?? refusal.problem.advice, at: refusal.range, in: source))
  }
}

extension FrontMatterValue {
  /// Whether nothing at all was written.
  fileprivate var isAbsent: Bool {
    if case .scalar(let scalar) = self { scalar.range.isEmpty } else { false }
  }

  fileprivate mutating func append(_ item: FrontMatterScalar) {
    guard case .list(var items) = self else { return self = .list([item]) }
    self = .list([])  // lets go of the items, so that they are not copied for each one
    items.append(item)
    self = .list(items)
  }
}
