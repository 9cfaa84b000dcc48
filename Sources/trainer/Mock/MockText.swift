import TrainerCore

/// The screens of a mock interview as lines of text.
struct MockText {
  /// The columns to fill; nil breaks no line.
  let width: Int?

  /// How Markdown is laid out.
  let reading: Reading

  /// The lines of a screen.
  func lines(of screen: MockScreen) -> [StyledText] {
    switch screen {
    case .brief(let plan): brief(plan)
    case .phase(let phase, let number, let count): self.phase(phase, number, count)
    case .turn(let turn, _, _, let hints): self.turn(turn, hints: hints)
    case .interviewer(let text): interviewer(text)
    case .clarified(let asked, let count, let missed): clarified(asked, count, missed)
    case .codeRead(let lines, let syntax, let found): codeRead(lines, syntax, found)
    case .reaction(let label, let isFound):
      isFound
        ? marked("~", "\(label): found after a prompt, half a point", .yellow)
        : marked("✗", label, .red)
    case .hint(let text, let number):
      words("Hint \(number) (half a point each):", .faint) + reading.lines(of: text)
    case .warning(let warning, let phase):
      words("▲ \(MockStatus.words(warning, phase: phase).firstUpper).", .yellow)
    case .paused(let left):
      words("Paused, up to five minutes. Enter goes on; pauses left: \(left).", .faint)
    case .wentOn(let milliseconds): words("After a pause of \(milliseconds.asClock):", .faint)
    case .resumed(let gap):
      words("Interrupted for \(gap.asClock), which takes no time from you. Going on:", .faint)
    case .away(let milliseconds):
      words("The clock went on while you were away: \(milliseconds.asClock).", .yellow)
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
    text.wrapped(to: width).map { StyledText($0, style) }
  }

  private func marked(_ sign: String, _ markdown: String, _ style: TextStyle) -> [StyledText] {
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
    case .nothingOnThat: "Interviewer: I have nothing on that."
    case .noCode: "No code was handed in."
    case .notNow: "That makes no sense here; /? tells what does."
    }
  }
}

extension String {
  fileprivate var firstUpper: String { prefix(1).uppercased() + dropFirst() }
}

// MARK: - Before and between

extension MockText {
  private func brief(_ plan: MockPlan) -> [StyledText] {
    let title = plan.form == .rapid ? plan.title : "Mock interview: \(plan.title)"
    var blocks = [reading.line(of: title, .bold), reading.lines(of: plan.brief)]
    let phases = plan.phases.map { "\($0.name) \($0.milliseconds.asClock)" }
    blocks.append(
      (plan.phases.count == 1
        ? ["\(counted(plan.questions.count, "question")), \(plan.milliseconds.asClock)"]
        : (["\(plan.milliseconds.asClock) in all"] + phases)).joinedByDots(width: width)
        .map { StyledText($0) })
    blocks.append(
      words(
        "Speak your answers, then type the points you made. "
          + "/? tells the keys. Enter starts the clock · q not now", .faint))
    return [StyledText("")] + blocks.filter { !$0.isEmpty }.joined(separator: [StyledText("")])
  }

  private func phase(_ phase: MockPhase, _ number: Int, _ count: Int) -> [StyledText] {
    if count == 1 { return [] }
    return [StyledText("")]
      + words("\(number)/\(count) \(phase.name) · \(phase.milliseconds.asClock)", .bold)
  }

  private func turn(_ turn: MockTurn, hints: Int) -> [StyledText] {
    let how =
      switch turn.manner {
      case .clarify: "Ask me things, one at a time; an empty line ends it"
      case .points: "Say it point by point, a line each; an empty line ends it"
      case .answer: "Answer in one entry"
      case .code: "Type or paste the code; a line with only a full stop ends it · /e your editor"
      }
    let slash = turn.manner == .code ? "/" : ""
    var keys = [how]
    if hints > 0 { keys.append("\(slash)h hint (-½)") }
    keys += ["\(slash)p pause", "\(slash)n next", "\(slash)q end"]
    return keys.joinedByDots(width: width).map { StyledText($0, .faint) }
  }

  /// What the interviewer says, which may be more than a sentence.
  private func interviewer(_ text: String) -> [StyledText] {
    let label = StyledText("Interviewer: ", .bold)
    if text.contains("\n") { return [StyledText("Interviewer:", .bold)] + reading.lines(of: text) }
    let line = reading.with(width: nil).line(of: text).flatMap(\.spans)
    return StyledText(spans: label.spans + line).wrapped(to: width)
  }

  private func clarified(_ asked: Int, _ count: Int, _ missed: [String]) -> [StyledText] {
    let also = missed.isEmpty ? "" : " Also worth asking: \(missed.joined(separator: ", "))."
    return words("\(asked) of \(counted(count, "useful question")).\(also)")
  }

  private func codeRead(
    _ lines: Int, _ syntax: [String]?, _ found: [HeardCheckpoint]
  ) -> [StyledText] {
    var result = words("Read \(counted(lines, "line")).")
    if let syntax {
      result +=
        syntax.isEmpty
        ? words("The Swift parser has no complaint; it was not compiled.", .faint)
        : words("The Swift parser says:") + syntax.flatMap { words("  \($0)", .red) }
    }
    if found.isEmpty { return result }
    result += words("Found in your code (comments and strings do not count):")
    return result
      + found.flatMap { heard in
        heard.standing == .unasked
          ? marked("✓", heard.checkpoint.label, .green) : marked("✗", heard.checkpoint.label, .red)
      }
  }
}

// MARK: - After

extension MockText {
  private func closing(_ form: MockForm, _ early: Bool) -> [StyledText] {
    let end = early ? "Ended early." : "That was the interview."
    let next =
      switch form {
      case .design:
        " Now rate yourself: 0 no · 1 partly · 2 fully. Answer aloud, then Enter opens the key points."
      case .coding: " Now look back at it."
      case .rapid: ""
      }
    return [StyledText("")] + words(end + next)
  }

  private func rating(_ question: MockQuestion, _ number: Int, _ count: Int) -> [StyledText] {
    let group = question.group.map { "\($0) · " } ?? ""
    let label = StyledText("\(number)/\(count) \(group)", .bold)
    let line = reading.with(width: nil).line(of: question.text).flatMap(\.spans)
    return [StyledText("")] + StyledText(spans: label.spans + line).wrapped(to: width)
  }

  private func points(_ ideas: [HeardIdea], _ found: Int) -> [StyledText] {
    ideas.flatMap { heard in
      let quote = heard.words.map { ": “\($0.shortened(to: 50))”" } ?? ""
      return switch heard.standing {
      case .unasked: marked("✓", heard.label + quote, .green)
      case .prompted: marked("~", "\(heard.label), after a prompt\(quote)", .yellow)
      case .missing: marked("✗", heard.label, .red)
      case .contradicted: marked("!", "\(heard.label), you said the opposite\(quote)", .red)
      }
    } + words("Your words cover \(found). Your rating 0, 1 or 2; Enter takes \(found)", .faint)
  }

  private func checklist(_ lines: [String]) -> [StyledText] {
    words("Which of these does your code do? Numbers, such as 1 3, or Enter for none:")
      + lines.enumerated().flatMap { number, line in
        reading.lines(of: line, behind: StyledText("  \(number + 1) "))
      }
  }
}

extension String {
  fileprivate func shortened(to count: Int) -> String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > count ? line.prefix(count - 1) + "…" : line
  }
}
