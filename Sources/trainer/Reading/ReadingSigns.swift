/// The signs around a text that is read; each stands for the same thing in every set.
struct ReadingSigns: Sendable, Hashable {
  /// Under a heading of level 1; nil puts number signs before it.
  var lineUnderTitle: Character?

  /// Under a heading of level 2; nil puts number signs before it.
  var lineUnderHeading: Character?

  /// Before items of lists, by how deep they are.
  var bullets: [String]

  /// Before the lines of a quote.
  var quote: String

  /// Across the page.
  var rule: String

  /// Before an open task.
  var open: String

  /// Before a task that is done.
  var done: String

  /// Before a further row of a line of code that is too long.
  var fold: String

  /// Before a line of code that is pointed at.
  var pointer: String

  /// What draws tables; nil where they are not drawn and each row is told in words.
  var table: TableSigns?

  /// Around emphasized words, where they may not look different.
  var emphasis: String

  /// Around words that matter, where they may not look different.
  var strong: String
}

/// The signs that draw a table.
struct TableSigns: Sendable, Hashable {
  /// Between the cells of a row.
  var between: String

  /// Under the header.
  var line: Character

  /// Between the pieces of that line; as wide as what is between cells.
  var crossing: String
}

extension ReadingSigns {
  /// For terminals that show Unicode and styles.
  static let rich = ReadingSigns(
    lineUnderTitle: "━", lineUnderHeading: "─", bullets: ["• ", "◦ ", "▪ "], quote: "│ ",
    rule: "─", open: "☐ ", done: "☑ ", fold: "↪ ", pointer: "▸",
    table: TableSigns(between: " │ ", line: "─", crossing: "─┼─"), emphasis: "", strong: "")

  /// For everything else.
  static let ascii = ReadingSigns(
    lineUnderTitle: "=", lineUnderHeading: "-", bullets: ["- ", "* ", "+ "], quote: "> ",
    rule: "-", open: "[ ] ", done: "[x] ", fold: "\\ ", pointer: ">",
    table: TableSigns(between: " | ", line: "-", crossing: "-+-"),
    emphasis: "_", strong: "*")

  /// For screen readers, which would read every drawn line aloud.
  static let spoken = ReadingSigns(
    lineUnderTitle: nil, lineUnderHeading: nil, bullets: ["- "], quote: "> ", rule: "* * *",
    open: "[ ] ", done: "[x] ", fold: "\\ ", pointer: ">", table: nil, emphasis: "_", strong: "*")
}

extension ReadingSigns {
  /// The signs of a set; where nothing may look different, words that matter have marks around them.
  init(_ set: SignSet, usesColor: Bool) {
    switch set {
    case .rich: self = .rich
    case .ascii: self = .ascii
    case .spoken: self = .spoken
    }
    if !usesColor {
      emphasis = Self.ascii.emphasis
      strong = Self.ascii.strong
    }
  }
}
