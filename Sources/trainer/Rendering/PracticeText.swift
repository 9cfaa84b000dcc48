import TrainerCore
import TrainerScheduling

/// The screens of a session as lines of text: pure, so that a session reads the same everywhere.
struct PracticeText {
  /// Whether a person sits at a terminal, who is told the keys.
  let isInteractive: Bool

  /// How Markdown is laid out, and to which width.
  var reading: Reading

  /// The signs in what the program itself says.
  let signs: TextSigns

  /// Whether the line that tells of a saved answer is read by programs, which know items by their ids.
  var savesForPrograms = true

  /// What people call an item, by the name its history is kept under.
  var nameOf: (RecordKey) -> String = { $0.description }

  /// A mock interview by the name of its files; nil where it is not there.
  var mockOf: (String) -> MockSummary? = { _ in nil }

  /// The definitions of links that the texts of an item use.
  var definitionsOf: (Item) -> String = { _ in "" }

  /// Those of the item on the screen.
  private(set) var definitions = ""

  /// The columns to fill; nil breaks no line.
  var width: Int? { reading.width }

  /// The lines of a screen, none wider than there is room for.
  func lines(of screen: PracticeScreen) -> [StyledText] {
    var text = self
    text.definitions = screen.item.map(definitionsOf) ?? ""
    return text.content(of: screen).flatMap { $0.fitted(to: width) }
  }

  private func content(of screen: PracticeScreen) -> [StyledText] {
    switch screen {
    case .question(let screen): question(screen)
    case .hint(_, let text, let number, let count):
      words("Hint \(number) of \(count) (Hard at most from here):") + paragraph(text)
    case .weighing: isInteractive ? ["Do you feel sure? y or n"] : []
    case .revealed(let screen): revealed(screen)
    case .adding: isInteractive ? words("Add what is missing (Hard at most):") : []
    case .retyping:
      isInteractive
        ? words("Type it again (Hard at most; an empty line leaves it as it was):") : []
    case .saved(let saved): self.saved(saved)
    case .undone(let key, let isNext):
      words("Undone: \(nameOf(key))\(isNext ? "" : " (not part of this session)")")
    case .undoneMock(let answers):
      words("Undone: \(UndoText(answers, signs, nameOf, mockOf).newest). Its transcript stays.")
    case .earlierUndo(let earlier):
      words("That would undo \(UndoText(earlier, signs, nameOf, mockOf).sentence).")
        + words("Undo it? y or n")
    case .explanation(let explanation): self.explanation(explanation)
    case .notice(let notice): words(PracticeNoticeText(nameOf: nameOf).text(notice))
    }
  }

  /// The line that programs wait for: the answer is on disk.
  private func saved(_ saved: SavedReview) -> [StyledText] {
    let name = savesForPrograms ? saved.key.description : nameOf(saved.key)
    let dot = savesForPrograms ? TextSigns.rich.dot : signs.dot
    let wait = saved.stepWait.flatMap {
      savesForPrograms ? nil : "in " + ReadableDuration.until($0)
    }
    return ["saved: " + saved.rating.word, name, wait ?? saved.dueDay.iso]
      .joined(by: dot, width: width)
  }

  /// Blocks of lines with an empty line between them; empty blocks leave no gap.
  func apart(_ blocks: [[StyledText]]) -> [StyledText] {
    Array(blocks.filter { !$0.isEmpty }.joined(separator: [StyledText("")]))
  }

  /// Markdown, indented.
  func paragraph(_ markdown: String, indent: String = "  ") -> [StyledText] {
    if markdown.isEmpty { return [] }
    return reading.lines(of: markdown.followed(by: definitions), behind: StyledText(indent))
  }

  /// Text behind a sign, its further lines indented as far.
  func hanging(_ sign: String, _ markdown: String) -> [StyledText] {
    reading.lines(of: markdown.followed(by: definitions), behind: StyledText("  " + sign))
  }

  /// Words of the program, broken to the width.
  func words(_ text: String, _ style: TextStyle? = nil) -> [StyledText] {
    text.wrapped(to: width, style)
  }

  /// Short words of the program, side by side.
  func parts(_ parts: [String], indent: String = "") -> [StyledText] {
    parts.joined(by: signs.dot, width: width, indent: indent, .faint)
  }
}

extension PracticeScreen {
  /// The item that is shown.
  fileprivate var item: Item? {
    switch self {
    case .question(let screen): screen.question.item
    case .revealed(let screen): screen.question.item
    case .explanation(let explanation): explanation.question.item
    case .hint(let question, _, _, _): question.item
    case .weighing, .adding, .retyping, .saved, .undone, .undoneMock, .earlierUndo, .notice:
      nil
    }
  }
}

extension String {
  /// A Markdown text with definitions of links behind it.
  func followed(by definitions: String) -> String {
    definitions.isEmpty ? self : "\(self)\n\n\(definitions)"
  }
}
