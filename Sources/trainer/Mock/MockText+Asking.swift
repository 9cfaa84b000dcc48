import TrainerCore

extension MockText {
  func brief(_ plan: MockPlan) -> [StyledText] {
    let title = plan.form == .rapid ? plan.title : "Mock interview: \(plan.title)"
    var blocks = [reading.line(of: title, .bold), reading.lines(of: plan.brief)]
    let phases = plan.phases.map { "\($0.name) \($0.milliseconds.asClock)" }
    blocks.append(
      (plan.phases.count == 1
        ? ["\(counted(plan.questions.count, "question")), \(plan.milliseconds.asClock)"]
        : (["\(plan.milliseconds.asClock) in all"] + phases)).joined(by: signs.dot, width: width))
    blocks.append(
      words(
        "Speak your answers, then type the points you made. "
          + "/? tells the keys. Enter starts the clock · q not now", .faint))
    return [StyledText("")] + blocks.filter { !$0.isEmpty }.joined(separator: [StyledText("")])
  }

  func phase(_ phase: MockPhase, _ number: Int, _ count: Int) -> [StyledText] {
    if count == 1 { return [] }
    return [StyledText("")]
      + words("\(number)/\(count) \(phase.name) · \(phase.milliseconds.asClock)", .bold)
  }

  func turn(_ turn: MockTurn, _ number: Int, _ count: Int, hints: Int) -> [StyledText] {
    let how =
      switch turn.manner {
      case .clarify: "Ask me things, one at a time; an empty line ends it"
      case .points: "Say it point by point, a line each; an empty line ends it"
      case .answer: "Answer in one entry"
      case .code: "Type or paste the code; a line with only a full stop ends it · /e your editor"
      }
    let slash = turn.manner == .code ? "/" : ""
    var keys = (count > 1 ? ["\(number) of \(count)"] : []) + [how]
    if hints > 0 { keys.append("\(slash)h hint (half a point)") }
    keys += ["\(slash)p pause"] + onward(number, count).map { slash + $0 } + ["\(slash)q end"]
    return keys.map(signs.twin).joined(by: signs.dot, width: width, .faint)
  }

  /// The keys that leave what is asked, and what each of them leaves.
  private func onward(_ number: Int, _ count: Int) -> [String] {
    if form == .rapid { return ["n next question"] }
    return (number < count ? ["s skip this one"] : []) + ["n next phase"]
  }

  /// What the interviewer says, which may be more than a sentence.
  func interviewer(_ text: String) -> [StyledText] {
    let label = StyledText("Interviewer: ", .bold)
    if text.contains("\n") {
      return [StyledText(""), StyledText("Interviewer:", .bold)] + reading.lines(of: text)
    }
    let line = reading.with(width: nil).line(of: text).flatMap(\.spans)
    return StyledText(spans: label.spans + line).wrapped(to: width)
  }

  func clarified(_ asked: Int, _ count: Int, _ missed: [String]) -> [StyledText] {
    let also = missed.isEmpty ? "" : " Also worth asking: \(missed.joined(separator: ", "))."
    return words("\(asked) of \(counted(count, "useful question")).\(also)")
  }

  func codeRead(
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
          ? marked(signs.right, heard.checkpoint.label, .green)
          : marked(signs.wrong, heard.checkpoint.label, .red)
      }
  }
}
