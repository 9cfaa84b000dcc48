/// The forms in which decks and histories of other programs come.
public enum ImportFormat: String, Sendable, Hashable, CaseIterable {
  /// Everything that this program exports as JSON; its logs are taken over.
  case trainer

  /// "Notes in plain text" of Anki.
  case anki

  /// A deck of hashcards, or what its `export` writes.
  case hashcards

  /// A review log as the FSRS optimizer reads it.
  case revlog

  /// Questions as headings, or as summaries of `<details>`.
  case questions

  /// Options to choose from: task lists, or lettered ones with a line that names the right letter.
  case quiz

  /// Notes of Obsidian with cards of the plugin Spaced Repetition.
  case obsidian

  /// What people call it.
  public var description: String {
    switch self {
    case .trainer: "an export of trainer"
    case .anki: "Anki notes in plain text"
    case .hashcards: "hashcards"
    case .revlog: "a review log"
    case .questions: "a list of questions"
    case .quiz: "a quiz"
    case .obsidian: "Obsidian notes with cards"
    }
  }
}

extension ImportFormat {
  /// Whether files of it are Markdown; those of hashcards may be JSON as well.
  var isMarkdown: Bool {
    switch self {
    case .hashcards, .questions, .quiz, .obsidian: true
    case .trainer, .anki, .revlog: false
    }
  }

  /// Whether a file of it is read row by row, so that its size does not matter.
  var isReadByRow: Bool { self == .anki || self == .revlog }

  /// The form that a text has, by how it begins; nil where that does not tell.
  static func recognized(byBeginning lines: SourceLines) -> ImportFormat? {
    guard let first = lines.all.first(where: { !$0.text.isBlankLine })?.text else { return nil }
    if first.hasPrefix("{") {
      return lines.beginsWith(JSONExport.beginning) ? .trainer : .hashcards
    }
    if AnkiHeader.isHeader(first) { return .anki }
    if first.contains(ReviewLogColumn.card.rawValue), first.contains(ReviewLogColumn.time.rawValue)
    {
      return .revlog
    }
    return nil
  }

  /// The form that a text has, by what stands in it; nil where nothing tells.
  static func recognized(in lines: SourceLines) -> ImportFormat? {
    if let form = recognized(byBeginning: lines) { return form }
    var votes = FormatVotes()
    for line in lines.outsideFences { votes.add(line.text) }
    return votes.format ?? (lines.all.prefix(3).contains { $0.text.contains("\t") } ? .anki : nil)
  }
}

/// What the lines of a Markdown text speak for.
private struct FormatVotes {
  private var hasMarkers = false
  private var hasSchedules = false
  private var hasCardSigns = false
  private var options = 0
  private var hasAnswerLine = false
  private var hasDetails = false
  private var hasHeadings = false

  mutating func add(_ line: Substring) {
    if line.hasPrefix("Q:") || line.hasPrefix("C:") { hasMarkers = true }
    if line.contains("<!--SR:") { hasSchedules = true }
    if line == "?" || line == "??" || line.contains("::") { hasCardSigns = true }
    if OptionLine(line) != nil { options += 1 }
    if AnswerLine(line) != nil { hasAnswerLine = true }
    if line.lowercased().contains("<summary") { hasDetails = true }
    if MarkdownHeading(line) != nil { hasHeadings = true }
  }

  var format: ImportFormat? {
    if hasMarkers { return .hashcards }
    if hasSchedules { return .obsidian }
    if options > 1, hasAnswerLine || !hasDetails { return .quiz }
    if hasDetails { return .questions }
    if hasCardSigns { return .obsidian }
    return hasHeadings ? .questions : nil
  }
}
