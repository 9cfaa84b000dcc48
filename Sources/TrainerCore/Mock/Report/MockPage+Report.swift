import TrainerScoring

extension MockPage {
  /// The report alone.
  public var report: String {
    report(headingLevel: 2).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  func report(headingLevel level: Int) -> [String] {
    let report = session.report
    let mark = String(repeating: "#", count: level)
    var blocks = ["\(mark) Report: \(headline(report))", result(report), dimensions(report)]
    blocks += section("\(mark)# Question by question", questions(report))
    blocks += section("\(mark)# Checkpoints", list(report.checkpoints.map(line)))
    blocks += section(bugHeading(mark, report), list(report.bugs.map(line)))
    blocks += section(
      "\(mark)# Points along the way", list((report.ideas + decided(report)).map(line)))
    blocks += section("\(mark)# Follow-ups", results(report.followUps))
    blocks += section("\(mark)# Questions asked", clarified(report))
    blocks += section("\(mark)# Checklist", checklist(report))
    blocks += section("\(mark)# Time", list(times(report)))
    blocks += section("\(mark)# Read next", list(reading(report)))
    blocks.append("**Next time:** \(sentence(report.advice))")
    return blocks
  }

  private func section(_ heading: String, _ text: String) -> [String] {
    text.isEmpty ? [] : [heading, text]
  }

  private func list(_ lines: [String]) -> String {
    lines.map { "- \($0)" }.joined(separator: "\n")
  }

  private func headline(_ report: MockReport) -> String {
    var text = "\(report.form.rawValue), \(report.used.asClock)"
    if report.over > 0 { text += ", \(report.over.asClock) over" }
    if report.isEndedEarly { text += ", ended early" }
    return text
  }

  private func result(_ report: MockReport) -> String {
    guard report.most > 0 else { return "This deck has nothing to mark." }
    let needed = "\(report.pointsToPass) or more pass"
    var lines = [
      "**\(report.total) of \(report.most): \(report.passes ? "passed" : "not passed")** (\(needed))"
    ]
    if report.form == .design {
      lines.append(
        "By what was found: \(report.found) of \(report.most), "
          + (report.foundPasses ? "passed" : "not passed"))
    }
    if report.hints > 0 {
      lines.append("\(report.hints) hint\(report.hints == 1 ? "" : "s"), half a point each")
    }
    return lines.joined(separator: "\\\n") + trendLine(report)
  }

  private func trendLine(_ report: MockReport) -> String {
    let earlier = trend.compactMap { mock in
      mock.result.map { "\(mock.started.iso8601.prefix(10)) \(HalfPoints(rounding: $0.found))" }
    }
    if earlier.isEmpty { return "" }
    return "\\\nTrend, by what was found: "
      + (earlier.suffix(5) + ["today \(report.found)"]).joined(separator: " · ")
  }

  private func dimensions(_ report: MockReport) -> String {
    report.dimensions.map { dimension in
      let name =
        switch dimension.side {
        case .problemSolving: "problem solving"
        default: dimension.side.rawValue
        }
      let own = dimension.side == .communication ? " (your own rating)" : ""
      return "\(name) \(dimension.points) of \(Marks.mostADimension)\(own)"
    }.joined(separator: " · ").firstLetterUpper
  }
}

// MARK: - Questions

extension MockPage {
  private func questions(_ report: MockReport) -> String {
    report.questions.enumerated().map { number, result in
      let group = result.question.group.map { "**\($0)**" } ?? ""
      let isReached = session.isTouched(result)
      let text = report.form == .rapid && result.question.group != nil ? "" : result.question.text
      let head = [group, text.firstParagraph].filter { !$0.isEmpty }.joined(separator: " ")
      let marks = isReached ? marks(result) : "did not come up"
      let ideas = isReached ? result.ideas.map { "\n   - \(line($0))" }.joined() : ""
      return "\(number + 1). \(head) *(\(marks))*\(ideas)"
    }.joined(separator: "\n")
  }

  private func marks(_ result: QuestionResult) -> String {
    var parts: [String] = []
    if let rating = result.rating { parts.append("you \(rating)") }
    parts.append("found \(result.found) of \(Marks.mostAQuestion)")
    if result.hints > 0 { parts.append("\(result.hints) hint\(result.hints == 1 ? "" : "s")") }
    return parts.joined(separator: ", ")
  }

  private func results(_ results: [QuestionResult]) -> String {
    results.flatMap { result in
      ["- \(result.question.text)"] + result.ideas.map { "  - \(line($0))" }
    }.joined(separator: "\n")
  }

  /// One idea with what was found of it.
  func line(_ heard: HeardIdea) -> String {
    line(heard.standing, heard.idea.label + (isLost(heard) ? " (essential)" : ""), heard.words)
  }

  private func isLost(_ heard: HeardIdea) -> Bool {
    heard.idea.isEssential && heard.standing.halves == 0
  }

  private func line(_ heard: HeardCheckpoint) -> String {
    let words = heard.words.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    return line(heard.standing, heard.checkpoint.label, words, isCode: true)
  }

  private func line(
    _ standing: HeardIdea.Standing, _ label: String, _ words: String?, isCode: Bool = false
  ) -> String {
    let quote = words.map { ": \(quoted($0, isCode: isCode))" } ?? ""
    return switch standing {
    case .unasked: "✓ \(label)\(quote)"
    case .prompted: "~ \(label), after a prompt\(quote)"
    case .missing: "✗ \(label)"
    case .contradicted: "! \(label), you said the opposite\(quote)"
    }
  }

  private func quoted(_ words: String, isCode: Bool) -> String {
    let line = words.split(whereSeparator: \.isNewline).joined(separator: " ")
    let short = line.count > 60 ? line.prefix(57) + "…" : line[...]
    return isCode && !short.contains("`") ? "`\(short)`" : "“\(String(short).escapedMarkdown)”"
  }

  private func decided(_ report: MockReport) -> [HeardIdea] { report.decisions.flatMap(\.ideas) }

  private func bugHeading(_ mark: String, _ report: MockReport) -> String {
    "\(mark)# Bugs that most people ship"
  }
}

// MARK: - The rest

extension MockPage {
  private func clarified(_ report: MockReport) -> String {
    if report.clarifying.isEmpty { return "" }
    let asked = report.clarifying.filter(\.isAsked)
    let missed = report.clarifying.filter { !$0.isAsked }.map(\.label)
    return "\(asked.count) of \(report.clarifying.count) worth asking."
      + (missed.isEmpty ? "" : " Also: \(missed.joined(separator: ", ")).")
  }

  private func checklist(_ report: MockReport) -> String {
    (report.checklist ?? []).map { "- [\($0.isTicked ? "x" : " ")] \($0.text)" }
      .joined(separator: "\n")
  }

  private func times(_ report: MockReport) -> [String] {
    report.phases.map { phase in
      let over = phase.used - phase.box
      return "\(phase.name.escapedMarkdown) \(phase.used.asClock) of \(phase.box.asClock)"
        + (over >= 1000 ? ", \(over.asClock) over" : "")
    }
      + report.breaks.map { pause in
        "\(pause.kind == .pause ? "paused" : "interrupted") after \(pause.after.asClock) "
          + "for \(pause.milliseconds.asClock)"
      }
  }

  private func reading(_ report: MockReport) -> [String] {
    report.reading.prefix(6).map { "`trainer read \($0)`" }
  }

  private func sentence(_ advice: MockAdvice) -> String {
    switch advice {
    case .saySomething:
      "say something to every question, even half a sentence: only what is said can be found."
    case .sayWhatThingsDo:
      "say what each thing does and why, in whole sentences: names alone show nothing."
    case .settle(let label, let read):
      "settle one thing first, for you said its opposite: \(label)."
        + (read.map { " `trainer read \($0)`" } ?? "")
    case .handInCode: "hand in code, however little: half a wrapper shows more than none."
    case .minds(let phase, let over):
      "watch the clock in “\(phase.escapedMarkdown)”, which ran \(over.asClock) over its box."
    case .askFirst(let asked, let count):
      "ask before you build: \(asked) of \(count) questions worth asking were asked."
    case .sayUnasked(let label):
      "you know more than you say: name things before you are asked, such as “\(label)”."
    case .read(let name, let about): "read `trainer read \(name)` for “\(about)”, then try again."
    case .keepGoing: "do the same again in a week, with less time: `--minutes`."
    }
  }
}

extension HalfPoints {
  fileprivate init(rounding points: Double) { self.init(halves: Int((points * 2).rounded())) }
}

extension String {
  fileprivate var firstLetterUpper: String { prefix(1).uppercased() + dropFirst() }

  /// The text up to its first empty line, on one line.
  fileprivate var firstParagraph: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.allSatisfy(\.isWhitespace) }
    return lines.joined(separator: " ")
  }
}
