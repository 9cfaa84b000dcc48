import TrainerCore
import TrainerScheduling

/// The screens of a session as lines of text: pure, so that a session reads the same everywhere.
struct PracticeText {
  /// The columns to fill; nil breaks no line.
  let width: Int?

  /// Whether a person sits at a terminal, who is told the keys.
  let isInteractive: Bool

  /// How Markdown is laid out for a person; nil where a program reads it as plain text.
  let reading: Reading?

  /// The lines of a screen.
  func lines(of screen: PracticeScreen) -> [StyledText] {
    switch screen {
    case .question(let screen): question(screen)
    case .hint(let text, let number, let count):
      ["Hint \(number) of \(count) (Hard at most from here):"] + paragraph(text)
    case .weighing: isInteractive ? ["Do you feel sure? y or n"] : []
    case .revealed(let screen): revealed(screen)
    case .adding: isInteractive ? ["Add what is missing (Hard at most):"] : []
    case .saved(let saved): [StyledText(Self.saved(saved))]
    case .undone(let key, let isNext):
      ["Undone: \(key.description)\(isNext ? "" : " (not part of this session)")"]
    case .earlierUndo:
      ["That would undo an answer of an earlier session. Undo it? y or n"]
    case .explanation(let explanation): self.explanation(explanation)
    case .notice(let notice): words(PracticeNoticeText.text(notice))
    }
  }

  /// The line that programs wait for: the answer is on disk.
  static func saved(_ saved: SavedReview) -> String {
    "saved: \(saved.rating.word) · \(saved.key) · \(saved.dueDay.iso)"
  }

  /// Blocks of lines with an empty line between them; empty blocks leave no gap.
  func apart(_ blocks: [[StyledText]]) -> [StyledText] {
    Array(blocks.filter { !$0.isEmpty }.joined(separator: [StyledText("")]))
  }

  /// Markdown, indented.
  func paragraph(_ markdown: String, indent: String = "  ") -> [StyledText] {
    if markdown.isEmpty { return [] }
    if let reading { return reading.lines(of: markdown, behind: StyledText(indent)) }
    return PlainMarkdown.text(markdown).wrapped(to: width, indent: indent).map { StyledText($0) }
  }

  /// Words of the program, broken to the width.
  func words(_ text: String) -> [StyledText] {
    text.wrapped(to: width).map { StyledText($0) }
  }
}
