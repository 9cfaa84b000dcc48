import TrainerCore
import TrainerScheduling
import TrainerScoring

extension PracticeText {
  func revealed(_ screen: RevealedScreen) -> [StyledText] {
    var blocks = [verdict(screen) + typed(screen)] + right(screen)
    switch screen.judgement.finding {
    case .ideas(let ideas): blocks.append(heard(ideas, in: screen.judgement.answer))
    case .nothing, .known, .line: blocks.append(points(screen.question.item.ideas))
    default: break
    }
    // What was typed is no part of a pipe's output, so nothing else parts question and answer there.
    return (isInteractive ? [] : [""]) + apart(blocks + [origin(screen), buttons(screen)])
  }

  private func verdict(_ screen: RevealedScreen) -> [StyledText] {
    switch screen.judgement.finding {
    case .cloze(let hidden, .nearly):
      words(
        signs.before(signs.right, "Right but for a slip: \(PlainMarkdown.text(hidden))"), .green)
    case .order(_, _, .nearly):
      words(signs.before(signs.nearly, "Nearly: two neighbours are swapped."), .magenta)
    case .unreadable:
      words(signs.before(signs.wrong, whatIsNamed(screen.question.item.task)), .red)
    case .incompleteOrder(let count):
      words(
        signs.before(
          signs.wrong,
          "Each of the \(count) \(signs.isSpoken ? "number" : "letter")s is needed once."), .red)
    case .cloze(let hidden, .wrong):
      words(signs.before(signs.wrong, "Not quite: \(PlainMarkdown.text(hidden))"), .red)
    case .ideas(let ideas): [tally(ideas)] + (ideas.heard.dismissal.map { words($0) } ?? [])
    case .nothing: ["The answer:"]
    case let finding:
      switch finding.isRight {
      case true: words(signs.before(signs.right, "Right."), .green)
      case false: words(signs.before(signs.wrong, "Not quite."), .red)
      case nil where !isInteractive: []
      case nil where finding == .open:
        words("The answer. Nothing scores this one: compare it, then rate it yourself.")
      case nil: ["The answer:"]
      }
    }
  }

  private func whatIsNamed(_ task: ItemTask) -> String {
    if case .spotBug = task { return "A line is named by its number." }
    return "There is nothing of that name to choose."
  }

  /// What was typed stays beside what is right; just typed, it stands right above.
  private func typed(_ screen: RevealedScreen) -> [StyledText] {
    let judgement = screen.judgement
    if judgement.answer.isEmpty || judgement.finding == .nothing { return [] }
    if isInteractive, !screen.isShownAgain { return [] }
    guard judgement.answer.contains("\n") else { return words("You: \(judgement.answer)") }
    return ["You:"] + judgement.answer.wrapped(to: width, indent: "  ")
  }

  private func right(_ screen: RevealedScreen) -> [[StyledText]] {
    [solution(screen), paragraph(screen.question.item.answer)]
  }

  private func solution(_ screen: RevealedScreen) -> [StyledText] {
    switch screen.question.item.task {
    case .choice(let choice): options(choice, screen)
    case .order(let steps): steps.indices.flatMap { hanging("\($0 + 1). ", steps[$0]) }
    case .cloze: paragraph(screen.question.item.revealed)
    case .spotBug(let code) where !code.wrong.isEmpty:
      ["Line \(code.wrong.sorted().map(String.init).joined(separator: " or ")):"]
        + numbered(code.lines, pointingAt: code.wrong)
    case .predict(.some(let printed)): ["Printed:"] + verbatim(printed)
    case .exercise(.some(let solution)): ["One solution:"] + paragraph(solution)
    default: []
    }
  }

  private func options(_ choice: Choice, _ screen: RevealedScreen) -> [StyledText] {
    zip(names(of: screen.layout), screen.layout.shown).flatMap { letter, number in
      let option = choice.options[number]
      let isChosen = screen.judgement.chosen.contains { screen.layout.shown[$0] == number }
      let sign =
        signs.isSpoken
        ? "\(letter)) \(standing(option, isChosen))"
        : "\(signs.aligned(self.sign(option, isChosen))) \(letter)) "
      let lines = hanging(sign, option.text)
      return lines + (option.explanation.map { paragraph($0, indent: "       ") } ?? [])
    }
  }

  private func sign(_ option: Choice.Option, _ isChosen: Bool) -> String {
    option.isRight ? signs.right : isChosen ? signs.wrong : ""
  }

  /// What a sign before an option says to those who see it.
  private func standing(_ option: Choice.Option, _ isChosen: Bool) -> String {
    switch (option.isRight, isChosen) {
    case (true, true): "right, and chosen: "
    case (true, false): "right, not chosen: "
    case (false, true): "chosen, but wrong: "
    case (false, false): ""
    }
  }

  private func verbatim(_ text: String) -> [StyledText] {
    let width = reading.width.map { max(1, $0 - 2) }
    return reading.code(text, language: nil, width: width)
      .map { StyledText(spans: [StyledText.Span(text: "  ")] + $0.spans) }
  }

  private func points(_ ideas: [KeyIdea]) -> [StyledText] {
    if ideas.isEmpty { return [] }
    return ["A good answer says:"] + ideas.flatMap { hanging("- ", $0.label) }
  }

  /// Every miss says which item it was and how the fact is known.
  private func origin(_ screen: RevealedScreen) -> [StyledText] {
    let labels = screen.question.item.labels
    let name = isInteractive ? nameOf(screen.question.key) : screen.question.key.description
    let origins = [labels.evidence?.rawValue, name].compactMap(\.self)
    // The names of facts are for authors and programs.
    return parts(origins + (isInteractive ? [] : labels.refs), indent: "  ") + sources(screen)
  }

  private func sources(_ screen: RevealedScreen) -> [StyledText] {
    guard screen.judgement.suggestion != .good || screen.judgement.finding.isRight != true,
      let sources = screen.question.item.sources
    else { return [] }
    return PlainMarkdown.text(sources).wrapped(to: width, indent: "  ", .faint)
  }
}

extension Judgement {
  /// The places of the options that were chosen.
  fileprivate var chosen: Set<Int> {
    if case .choice(let chosen, _) = finding { chosen } else { [] }
  }
}
