import TrainerCore
import TrainerScheduling
import TrainerScoring

extension PracticeText {
  func revealed(_ screen: RevealedScreen) -> [StyledText] {
    var blocks = [verdict(screen) + typed(screen.judgement)] + right(screen)
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
      [StyledText("✓ Right but for a slip: \(PlainMarkdown.text(hidden))", .green)]
    case .order(_, _, .nearly):
      [StyledText("~ Nearly: two neighbours are swapped.", .yellow)]
    case .unreadable: [StyledText("✗ \(whatIsNamed(screen.question.item.task))", .red)]
    case .incompleteOrder(let count):
      [StyledText("✗ Each of the \(count) letters is needed once.", .red)]
    case .cloze(let hidden, .wrong):
      [StyledText("✗ Not quite: \(PlainMarkdown.text(hidden))", .red)]
    case .ideas(let ideas): [tally(ideas)]
    case .nothing: ["The answer:"]
    case let finding:
      switch finding.isRight {
      case true: [StyledText("✓ Right.", .green)]
      case false: [StyledText("✗ Not quite.", .red)]
      case nil: []
      }
    }
  }

  private func whatIsNamed(_ task: ItemTask) -> String {
    if case .spotBug = task { return "A line is named by its number." }
    return "There is nothing of that name to choose."
  }

  /// What was typed stays beside what is right.
  private func typed(_ judgement: Judgement) -> [StyledText] {
    if judgement.answer.isEmpty || judgement.finding == .nothing { return [] }
    return "You: \(judgement.answer)".wrapped(to: width).map { StyledText($0) }
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
      ["  Line \(code.wrong.sorted().map(String.init).joined(separator: " or "))."]
    case .predict(.some(let printed)): ["Printed:"] + verbatim(printed)
    case .exercise(.some(let solution)): ["One solution:"] + paragraph(solution)
    default: []
    }
  }

  private func options(_ choice: Choice, _ screen: RevealedScreen) -> [StyledText] {
    zip(screen.layout.letters, screen.layout.shown).flatMap { letter, number in
      let option = choice.options[number]
      let isChosen = screen.judgement.chosen.contains { screen.layout.shown[$0] == number }
      let sign = option.isRight ? "✓" : isChosen ? "✗" : " "
      let lines = hanging("\(sign) \(letter)) ", option.text)
      return lines + (option.explanation.map { paragraph($0, indent: "       ") } ?? [])
    }
  }

  private func verbatim(_ text: String) -> [StyledText] {
    if let reading {
      let width = reading.width.map { max(1, $0 - 2) }
      return reading.code(text, language: nil, width: width)
        .map { StyledText(spans: [StyledText.Span(text: "  ")] + $0.spans) }
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { StyledText("  " + $0) }
  }

  private func points(_ ideas: [KeyIdea]) -> [StyledText] {
    if ideas.isEmpty { return [] }
    return ["A good answer says:"] + ideas.flatMap { hanging("- ", $0.label) }
  }

  /// Every miss says which item it was and how the fact is known.
  private func origin(_ screen: RevealedScreen) -> [StyledText] {
    let labels = screen.question.item.labels
    let parts = [labels.evidence?.rawValue, screen.question.key.description].compactMap(\.self)
    return (parts + labels.refs).joinedByDots(width: width, indent: "  ")
      .map { StyledText($0, .faint) }
      + sources(screen)
  }

  private func sources(_ screen: RevealedScreen) -> [StyledText] {
    guard screen.judgement.suggestion != .good || screen.judgement.finding.isRight != true,
      let sources = screen.question.item.sources
    else { return [] }
    return PlainMarkdown.text(sources).wrapped(to: width, indent: "  ")
      .map { StyledText($0, .faint) }
  }

  private func buttons(_ screen: RevealedScreen) -> [StyledText] {
    if !isInteractive {
      return ["suggested: \(screen.judgement.suggestion.word)"]
    }
    let suggestion = screen.judgement.suggestion
    var keys = ["Enter \(button(suggestion, screen))"]
    keys += Rating.allCases.filter { $0 != suggestion }
      .map { "\($0.rawValue) \(button($0, screen))" }
    if case .ideas = screen.judgement.finding { keys.append("y1 I did say 1") }
    keys += ["a add", "? why", "u undo", "x rest", "q end"]
    return keys.joinedByDots(width: width).map { StyledText($0, .faint) }
  }

  private func button(_ rating: Rating, _ screen: RevealedScreen) -> String {
    let name = rating.name
    if screen.isAhead, rating != .again { return name }
    let outcome = screen.outcomes[rating]
    let wait =
      outcome.phase == .review
      ? ReadableDuration.days(outcome.scheduledDays)
      : ReadableDuration.until(outcome.due - outcome.lastReview.utcMilliseconds)
    return "\(name) (\(wait))"
  }
}

extension Judgement {
  /// The places of the options that were chosen.
  fileprivate var chosen: Set<Int> {
    if case .choice(let chosen, _) = finding { chosen } else { [] }
  }
}
