import TrainerCore

extension PracticeText {
  func question(_ screen: QuestionScreen) -> [StyledText] {
    var blocks = [
      [StyledText("")] + header(screen).wrapped(to: width).map { StyledText($0, .faint) }
    ]
    let item = screen.question.item
    if !item.title.isEmpty {
      blocks[0] += title(item.title)
    }
    blocks += body(screen)
    if isInteractive {
      blocks.append(keys(screen).joinedByDots(width: width).map { StyledText($0, .faint) })
    }
    return apart(blocks)
  }

  private func title(_ markdown: String) -> [StyledText] {
    if let reading { return reading.line(of: markdown, .bold) }
    return PlainMarkdown.text(markdown).wrapped(to: width).map { StyledText($0, .bold) }
  }

  private func header(_ screen: QuestionScreen) -> String {
    let item = screen.question.item
    var parts = ["[\(screen.number)/\(screen.count)"]
    parts[0] += isInteractive ? " · \(ReadableDuration.clock(screen.secondsLeft))]" : "]"
    parts[0] += " " + item.kind.readableName
    if let topic = item.labels.topic { parts.append(topic) }
    parts.append(screen.isReturn ? "again" : screen.reason.readableName)
    return parts.joined(separator: " · ")
  }

  private func body(_ screen: QuestionScreen) -> [[StyledText]] {
    let item = screen.question.item
    let statement = paragraph(item.statement, indent: "")
    switch item.task {
    case .choice(let choice):
      return [statement, lettered(screen.layout) { choice.options[$0].text }]
    case .order(let steps): return [statement, lettered(screen.layout) { steps[$0] }]
    case .spotBug(let code): return [statement, numbered(code.lines)]
    case .cloze:
      return [paragraph(item.front(hiding: screen.question.deletion ?? 0), indent: "")]
    default: return [paragraph(item.prompt, indent: "")]
    }
  }

  private func lettered(
    _ layout: QuestionLayout, _ text: (Int) -> String
  ) -> [StyledText] {
    zip(layout.letters, layout.shown).flatMap { letter, number in
      hanging("\(letter)) ", text(number))
    }
  }

  /// Text behind a sign, its further lines indented as far.
  func hanging(_ sign: String, _ markdown: String) -> [StyledText] {
    if let reading { return reading.lines(of: markdown, behind: StyledText("  " + sign)) }
    let margin = String(repeating: " ", count: sign.count + 2)
    let lines = PlainMarkdown.text(markdown).wrapped(to: width, indent: margin)
    return lines.enumerated().map { number, line in
      StyledText(number == 0 ? "  " + sign + line.dropFirst(margin.count) : line)
    }
  }

  func numbered(_ code: [String]) -> [StyledText] {
    if let reading {
      return reading.code(
        code.joined(separator: "\n"), language: "swift", width: reading.width, numbered: true)
    }
    let columns = String(code.count).count
    return code.enumerated().map { number, line in
      let sign = String(number + 1)
      let blanks = String(repeating: " ", count: columns - sign.count + 2)
      return "\(blanks + sign, .faint)  \(line)"
    }
  }

  private func keys(_ screen: QuestionScreen) -> [String] {
    let slash =
      switch screen.question.item.task {
      case .choice, .order, .cloze, .predict: "/"
      default: ""
      }
    var keys = [howToAnswer(screen.question.item.task)]
    if screen.hintsLeft > 0 { keys.append("\(slash)h hint (Hard at most)") }
    keys += ["\(slash)k I know it", "\(slash)s skip", "/u undo", "\(slash)q end"]
    return keys
  }

  private func howToAnswer(_ task: ItemTask) -> String {
    switch task {
    case .choice(let choice):
      choice.takesSeveral ? "Letters, such as a c: several are right" : "A letter"
    case .order: "The letters in order"
    case .spotBug: "The number of the line, and why"
    case .exercise: "Several lines; a line with only a full stop ends them"
    case .predict: "What is printed, or a sentence"
    case .cloze: "The hidden text"
    default: "Type your answer"
    }
  }
}

extension ItemKind {
  /// The kind as people say it.
  var readableName: String {
    switch self {
    case .edgeCase: "edge case"
    case .spotBug: "spot the bug"
    default: rawValue
    }
  }
}

extension PracticeReason {
  /// Why a question comes, in a word.
  var readableName: String {
    switch self {
    case .step: "learning"
    case .earlyStep: "learning, a little early"
    case .due: "due"
    case .new: "new"
    case .ahead: "ahead"
    case .undone: "undone"
    }
  }
}
