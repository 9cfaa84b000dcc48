import TrainerScoring

extension MockPage {
  func questions(_ report: MockReport) -> String {
    report.questions.enumerated().map { number, result in
      let group = result.question.group.map { "**\($0):**" } ?? ""
      let head = [group, result.question.text.firstParagraph].filter { !$0.isEmpty }.joined(
        separator: " ")
      let place = "\(number + 1). "
      // What belongs to an item of a list stands as far in as its first word.
      let indent = String(repeating: " ", count: place.count)
      let ideas =
        result.wasJudged ? result.ideas.map { "\n\(indent)- \(line($0))" }.joined() : ""
      return "\(place)\(head) *(\(marks(result)))*\(ideas)"
    }.joined(separator: "\n")
  }

  private func marks(_ result: QuestionResult) -> String {
    guard result.wasJudged else { return result.excuse }
    var parts: [String] = []
    if let rating = result.rating { parts.append("you \(rating)") }
    parts.append("found \(result.found) of \(Marks.mostAQuestion)")
    if result.hints > 0 { parts.append("\(result.hints) hint\(result.hints == 1 ? "" : "s")") }
    return parts.joined(separator: ", ")
  }

  func results(_ results: [QuestionResult]) -> String {
    results.flatMap { result in
      result.wasJudged
        ? ["- \(result.question.text)"] + result.ideas.map { "  - \(line($0))" }
        : ["- \(result.question.text) *(\(result.excuse))*"]
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
    let short = words.cutToBeQuoted
    return isCode && !short.contains("`") ? "`\(short)`" : "“\(short.escapedMarkdown)”"
  }

  /// What phases and decisions listened for: how much of it was heard, then idea by idea; a short page
  /// leaves out what was heard unasked where that is much.
  func points(_ report: MockReport, isShort: Bool) -> String {
    let decided = report.decisions.map { ($0.ideas, $0.wasJudged) }
    let all =
      report.ideas.map { ($0.heard, $0.isReached) }
      + decided.flatMap { ideas, wasJudged in ideas.map { ($0, wasJudged) } }
    let heard = all.filter(\.1).map(\.0)
    if all.isEmpty { return "" }
    if heard.isEmpty { return "They did not come up." }
    let isCut = isShort && heard.count > Self.mostPoints
    let missing = heard.filter { $0.standing == .missing }
    let shown =
      isCut
      ? heard.filter { $0.standing == .contradicted || $0.standing == .prompted }
        + missing.prefix(Self.mostPoints) : heard
    var lines = shown.map { "- \(line($0))" }
    if isCut, missing.count > Self.mostPoints {
      lines.append("- and \(missing.count - Self.mostPoints) more that were not heard")
    }
    return sum(heard, unreached: all.count - heard.count)
      + (isCut ? " All of them, with your words, stand in the transcript." : "")
      + (lines.isEmpty ? "" : "\n\n" + lines.joined(separator: "\n"))
  }

  /// More are no longer looked through on a terminal.
  private static let mostPoints = 12

  private func sum(_ heard: [HeardIdea], unreached: Int) -> String {
    let count = { (standing: HeardIdea.Standing) in heard.count { $0.standing == standing } }
    var parts = ["\(count(.unasked)) of \(heard.count) named unasked"]
    if count(.prompted) > 0 { parts.append("\(count(.prompted)) after a prompt") }
    if count(.contradicted) > 0 { parts.append("\(count(.contradicted)) the other way round") }
    if unreached > 0 { parts.append("\(unreached) more did not come up") }
    return parts.joined(separator: ", ") + "."
  }

  func checkpoints(_ report: MockReport) -> String {
    if report.checkpoints.isEmpty { return "" }
    return report.hasCode
      ? report.checkpoints.map { "- \(line($0))" }.joined(separator: "\n")
      : "No code was handed in."
  }

  func bugs(_ report: MockReport) -> String {
    if !report.bugs.isEmpty, !report.bugs.contains(where: \.wasJudged) {
      return report.bugs.contains(where: \.isReached)
        ? "They were asked for and not answered." : "They did not come up."
    }
    return report.bugs.flatMap { result in
      result.wasJudged
        ? result.ideas.map { "- \(line($0))" } : ["- \(result.question.text) *(\(result.excuse))*"]
    }.joined(separator: "\n")
  }
}

extension QuestionResult {
  /// Why it was not judged.
  fileprivate var excuse: String { isReached ? "not answered" : "did not come up" }
}
