import TrainerCore

/// The screens of a mock interview as lines of text.
struct MockText {
  /// How Markdown is laid out, and to which width.
  let reading: Reading

  /// The signs in what the program says.
  let signs: TextSigns

  /// The form of the interview.
  let form: MockForm

  /// The columns to fill; nil breaks no line.
  var width: Int? { reading.width }

  /// The lines of a screen.
  func lines(of screen: MockScreen) -> [StyledText] {
    switch screen {
    case .brief(let plan): brief(plan)
    case .phase(let phase, let number, let count): self.phase(phase, number, count)
    case .turn(let turn, let number, let count, let hints):
      self.turn(turn, number, count, hints: hints)
    case .interviewer(let text): interviewer(text)
    case .clarified(let asked, let count, let missed): clarified(asked, count, missed)
    case .codeRead(let lines, let syntax, let found): codeRead(lines, syntax, found)
    case .reaction(let label, let isFound):
      isFound
        ? marked(signs.nearly, "\(label): found after a prompt, half a point", .magenta)
        : marked(signs.wrong, "\(label): not heard", .red)
    case .hint(let text, let number):
      words("Hint \(number) (half a point each):", .faint) + reading.lines(of: text)
    case .warning(let warning, let phase):
      words("! \(MockStatus.words(warning, phase: phase).firstUpper).", .magenta)
    case .paused(let left):
      words("Paused, up to five minutes. Enter goes on; pauses left: \(left).", .faint)
    case .wentOn(let milliseconds): words("After a pause of \(milliseconds.asClock):", .faint)
    case .resumed(let gap):
      words("Interrupted for \(gap.asClock), which takes no time from you. Going on:", .faint)
    case .away(let milliseconds):
      words("The clock went on while you were away: \(milliseconds.asClock).", .magenta)
    case .closing(let form, let early): closing(form, early)
    case .rating(let question, let number, let count): rating(question, number, count)
    case .points(let ideas, let found): points(ideas, found)
    case .challenge(let given, let found):
      words("You gave \(given), your words cover \(found). Keep \(given)? y or Enter for \(found)")
    case .checklist(let lines): checklist(lines)
    case .communication:
      words("How clear were you, 0 to 4? 0 nobody could follow · 4 I led through it · Enter skips")
    case .notice(let notice): words(Self.text(notice))
    }
  }

  func words(_ text: String, _ style: TextStyle? = nil) -> [StyledText] {
    signs.twin(of: text).wrapped(to: width, style)
  }

  func marked(_ sign: String, _ markdown: String, _ style: TextStyle) -> [StyledText] {
    reading.lines(
      of: markdown,
      behind: StyledText(spans: [
        StyledText.Span(text: "  "), StyledText.Span(text: sign + " ", style: style),
      ]))
  }

  private static func text(_ notice: MockNotice) -> String {
    switch notice {
    case .noHint: "There is no hint here."
    case .noMoreHints: "There is no further hint."
    case .noMorePauses: "Both pauses are taken."
    case .noCode: "No code was handed in."
    case .notNow: "That makes no sense here; /? tells what does."
    }
  }
}

extension String {
  fileprivate var firstUpper: String { prefix(1).uppercased() + dropFirst() }
}
