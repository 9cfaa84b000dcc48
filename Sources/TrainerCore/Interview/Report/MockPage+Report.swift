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
    blocks += section(bugHeading(mark, report), bugs(report))
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
    if let phase = report.endedInPhase {
      lines.append(
        "Ended in phase \(phase) of \(report.phases.count): what did not come up earned nothing")
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
