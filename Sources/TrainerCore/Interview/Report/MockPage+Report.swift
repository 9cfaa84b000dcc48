extension MockPage {
  /// The report alone, for a terminal: what was done well is counted, and stands in the transcript.
  public var report: String {
    report(isShort: true).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  func report(isShort: Bool) -> [String] {
    let report = session.report
    var blocks = ["# Report: \(headline(report))", result(report), dimensions(report)]
    blocks += section("Question by question", questions(report))
    blocks += section("Checkpoints", checkpoints(report))
    blocks += section("Bugs that most people ship", bugs(report))
    blocks += section("Points along the way", points(report, isShort: isShort))
    blocks += section("Follow-ups", results(report.followUps))
    blocks += section("Questions asked", clarified(report))
    blocks += section("Checklist", checklist(report))
    blocks += section("Time", list(times(report)))
    blocks += section("Read next", list(reading(report, isShort: isShort)))
    blocks.append("**Next time:** \(sentence(report.advice))")
    return blocks
  }

  private func section(_ heading: String, _ text: String) -> [String] {
    text.isEmpty ? [] : ["## \(heading)", text]
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
    if let ended = ended(report) { lines.append(ended) }
    if report.hints > 0 {
      lines.append("Hints: \(report.hints), at half a point each")
    }
    return lines.joined(separator: "\\\n") + trendLine(report)
  }

  private func ended(_ report: MockReport) -> String? {
    guard let phase = report.endedInPhase else { return nil }
    let place =
      report.phases.count > 1
      ? "in phase \(phase) of \(report.phases.count)"
      : "after \(report.questions.count(where: \.wasJudged)) of "
        + "\(report.questions.count) questions"
    return "Ended early, \(place): what did not come up earned nothing"
  }

  private func trendLine(_ report: MockReport) -> String {
    let earlier = trend.compactMap { mock in
      mock.result.map { result in
        "\(mock.started.iso8601.prefix(10)) \(HalfPoints(rounding: result.found))"
          + (result.isEndedEarly ? " (ended early)" : "")
      }
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
