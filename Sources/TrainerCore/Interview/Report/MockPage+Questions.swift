import TrainerScoring

extension MockPage {
  func questions(_ report: MockReport) -> String {
    report.questions.enumerated().map { number, result in
      let group = result.question.group.map { "**\($0)**" } ?? ""
      let head = [group, result.question.text.firstParagraph].filter { !$0.isEmpty }.joined(
        separator: " ")
      let marks = result.isReached ? marks(result) : "did not come up"
      let ideas = result.isReached ? result.ideas.map { "\n   - \(line($0))" }.joined() : ""
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

  func results(_ results: [QuestionResult]) -> String {
    results.flatMap { result in
      result.isReached
        ? ["- \(result.question.text)"] + result.ideas.map { "  - \(line($0))" }
        : ["- \(result.question.text) *(did not come up)*"]
    }.joined(separator: "\n")
  }

  /// One idea with what was found of it.
  func line(_ heard: HeardIdea) -> String {
    line(heard.standing, heard.idea.label + (isLost(heard) ? " (essential)" : ""), heard.words)
  }

  private func isLost(_ heard: HeardIdea) -> Bool {
    heard.idea.isEssential && heard.standing.halves == 0
  }

  func line(_ heard: HeardCheckpoint) -> String {
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

  func decided(_ report: MockReport) -> [HeardIdea] {
    report.decisions.filter(\.isReached).flatMap(\.ideas)
  }

  func bugs(_ report: MockReport) -> String {
    if report.bugs.isEmpty { return "" }
    return report.isAskedForBugs
      ? report.bugs.map { "- \(line($0))" }.joined(separator: "\n") : "They did not come up."
  }

  func bugHeading(_ mark: String, _ report: MockReport) -> String {
    "\(mark)# Bugs that most people ship"
  }
}
