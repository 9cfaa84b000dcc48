/// What the beginning of a file says of the form that it has.
struct FormatSigns {
  private var beginning: ImportFormat?
  private var first: SourceLines.Line?
  private var hasTabs = false
  private var hasMarkers = false
  private var hasSchedules = false
  private var hasCardSigns = false
  private var hasHighlights = false
  private var options = 0
  private var hasAnswerLine = false
  private var hasDetails = false
  private var hasHeadings = false

  /// Looks through the lines with which a file begins.
  init(_ lines: SourceLines) {
    first = lines.all.first { !$0.text.isBlankLine }
    beginning = first.flatMap { Self.format(beginning: $0.text, lines) }
    hasTabs = lines.all.prefix(3).contains { $0.text.contains("\t") }
    if beginning != nil { return }
    for line in lines.outsideFences { add(line.text) }
  }

  /// The form that it has; nil where nothing tells.
  var format: ImportFormat? { beginning ?? markdown ?? (hasTabs ? .anki : nil) }

  /// Whether it is JSON.
  var isJSON: Bool { first?.text.hasPrefix("{") == true }

  private static func format(beginning line: Substring, _ lines: SourceLines) -> ImportFormat? {
    if line.hasPrefix("{") {
      return lines.beginsWith(JSONExport.beginning) ? .trainer : .hashcards
    }
    if AnkiHeader.isHeader(line) { return .anki }
    return line.contains(ReviewLogColumn.card.rawValue)
      && line.contains(ReviewLogColumn.time.rawValue) ? .revlog : nil
  }

  private mutating func add(_ line: Substring) {
    if line.hasPrefix("Q:") || line.hasPrefix("C:") { hasMarkers = true }
    if line.contains("<!--SR:") { hasSchedules = true }
    if line == "?" || line == "??" || line.holdsOutsideCode("::") { hasCardSigns = true }
    if line.contains("==") { hasHighlights = true }
    if OptionLine(line) != nil { options += 1 }
    if AnswerLine(line) != nil { hasAnswerLine = true }
    if line.lowercased().contains("<summary") { hasDetails = true }
    if MarkdownHeading(line) != nil { hasHeadings = true }
  }

  private var markdown: ImportFormat? {
    if hasMarkers { return .hashcards }
    if hasSchedules { return .obsidian }
    if options > 1, hasAnswerLine || !hasDetails { return .quiz }
    if hasDetails { return .questions }
    if hasCardSigns { return .obsidian }
    return hasHeadings ? .questions : nil
  }
}

// MARK: - What it cannot be

extension FormatSigns {
  /// Why it cannot be read in a form that somebody named; nil where it may be.
  func refusal(of named: ImportFormat) -> ImportRefusal? {
    guard let found = format, found != named, !mayBe(named) else { return nil }
    return ImportRefusal(
      first?.number ?? 1,
      "this looks like \(found.description), not like \(named.description): leave --as out, or say "
        + "--as \(found.rawValue)")
  }

  /// Whether something speaks for a form, though more speaks for another.
  private func mayBe(_ named: ImportFormat) -> Bool {
    if beginning != nil { return false }
    return switch named {
    case .trainer, .revlog: false
    case .anki: hasTabs
    case .hashcards: hasMarkers
    case .quiz: options > 1
    // Options are no answer to a question.
    case .questions:
      (hasHeadings || hasDetails) && (options < 2 || hasDetails) && !hasMarkers && !hasSchedules
    case .obsidian: hasSchedules || hasCardSigns || hasHighlights
    }
  }

  /// Why it cannot be read at all, whatever somebody names it, where it is one of the tables that are
  /// exported for spreadsheets.
  var refusalOfTables: ImportRefusal? {
    guard let first,
      TableExport.Part.allCases.contains(where: {
        first.text.hasPrefix($0.columns.joined(separator: ","))
      })
    else { return nil }
    return ImportRefusal(
      first.number,
      "this is a table for spreadsheets, from export csv; what can be imported is made by export "
        + "json, export anki and export revlog")
  }
}

extension Substring {
  /// Whether it holds a sign that does not stand in a code span.
  fileprivate func holdsOutsideCode(_ sign: String) -> Bool {
    if !contains(sign) { return false }
    return split(separator: "`", omittingEmptySubsequences: false).enumerated().contains {
      $0 % 2 == 0 && $1.contains(sign)
    }
  }
}
