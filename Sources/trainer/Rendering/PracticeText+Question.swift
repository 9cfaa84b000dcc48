import TrainerCore
import TrainerScheduling

extension PracticeText {
  func question(_ screen: QuestionScreen) -> [StyledText] {
    var blocks = [[""] + parts(header(screen))]
    let item = screen.question.item
    if !item.title.isEmpty { blocks[0] += reading.line(of: item.title, .bold) }
    blocks += body(screen)
    if isInteractive { blocks.append(parts(keys(screen))) }
    return apart(blocks)
  }

  private func header(_ screen: QuestionScreen) -> [String] {
    let item = screen.question.item
    let kind = item.kind.readableName
    let place = place(screen)
    let start =
      signs.isSpoken
      ? place + [kind] : ["[\(place.joined(separator: signs.dot))] \(kind)"]
    return start + [item.labels.topic, why(screen)].compactMap(\.self)
  }

  /// How far the session has come.
  private func place(_ screen: QuestionScreen) -> [String] {
    let clock = ReadableDuration.clock(screen.secondsLeft)
    let count =
      switch screen.place {
      case .first(let number, let count):
        signs.isSpoken ? "Question \(number) of \(count)" : "\(number)/\(count)"
      case .again(let number, let count):
        signs.isSpoken ? "Again, \(number) of \(count)" : "again \(number)/\(count)"
      }
    return isInteractive ? [count, signs.isSpoken ? "\(clock) left" : clock] : [count]
  }

  private func why(_ screen: QuestionScreen) -> String {
    switch screen.lastRating {
    case nil: screen.reason.readableName
    case .again?: "missed before"
    case .hard?, .good?, .easy?: "once more"
    }
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
      return [paragraph(front(screen.question), indent: "")]
    default: return [paragraph(item.prompt, indent: "")]
    }
  }

  /// The text of a cloze around its gap.
  private func front(_ question: Question) -> String {
    let front = question.item.front(hiding: question.deletion ?? 0)
    let blank = TextSigns.rich.ellipsis
    if signs.gap == blank { return front }
    return front.replacing("[\(blank)\\]", with: "[\(signs.gap)\\]")
      .replacing("[\(blank)]", with: "[\(signs.gap)]")
  }

  private func lettered(
    _ layout: QuestionLayout, _ text: (Int) -> String
  ) -> [StyledText] {
    zip(names(of: layout), layout.shown).flatMap { name, number in
      hanging("\(name)) ", text(number))
    }
  }

  /// What options or steps are called; answers may name them by either.
  func names(of layout: QuestionLayout) -> [String] {
    signs.isSpoken ? layout.shown.indices.map { String($0 + 1) } : layout.letters
  }

  func numbered(_ code: [String], pointingAt lines: Set<Int> = []) -> [StyledText] {
    reading.code(
      code.joined(separator: "\n"), language: "swift", width: reading.width, numbered: true,
      pointingAt: lines)
  }

  private func keys(_ screen: QuestionScreen) -> [String] {
    let slash =
      switch screen.question.item.task {
      case .choice, .order, .cloze, .predict: "/"
      default: ""
      }
    var keys = [howToAnswer(screen.question.item.task)]
    if screen.hintsLeft > 0 { keys.append("\(slash)h hint (Hard at most)") }
    keys += ["\(slash)k I know it", "\(slash)s skip", "\(slash)u undo", "\(slash)q end"]
    return keys
  }

  private var sign: String { signs.isSpoken ? "Number" : "Letter" }

  private func howToAnswer(_ task: ItemTask) -> String {
    switch task {
    case .choice(let choice):
      choice.takesSeveral
        ? "\(sign)s, such as \(signs.isSpoken ? "1 3" : "a c"): several are right"
        : "A \(sign.lowercased())"
    case .order: "The \(sign.lowercased())s in order"
    case .spotBug: "The number of the line, and why"
    case .exercise: "Several lines; a line with only a full stop ends them"
    case .predict: "What is printed, / between lines, or a sentence"
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
    case .interview: "for the interview"
    case .new: "new"
    case .ahead: "ahead"
    case .undone: "undone"
    }
  }
}
