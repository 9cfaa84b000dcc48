extension MockPage {
  func clarified(_ report: MockReport) -> String {
    if report.clarifying.isEmpty { return "" }
    let asked = report.clarifying.filter(\.isAsked)
    let missed = report.clarifying.filter { !$0.isAsked }.map(\.label)
    let sum = "\(asked.count) of \(report.clarifying.count) worth asking"
    if missed.isEmpty { return sum + "." }
    return sum + (asked.isEmpty ? ": " : ". The others: ") + missed.joined(separator: ", ") + "."
  }

  func checklist(_ report: MockReport) -> String {
    (report.checklist ?? []).map { "- [\($0.isTicked ? "x" : " ")] \($0.text)" }
      .joined(separator: "\n")
  }

  func times(_ report: MockReport) -> [String] {
    report.phases.prefix(report.endedInPhase ?? report.phases.count).map { phase in
      let over = phase.used - phase.box
      return "\(phase.name.escapedMarkdown) \(phase.used.asClock) of \(phase.box.asClock)"
        + (over >= 1000 ? ", \(over.asClock) over" : "")
    }
      + report.breaks.map { pause in
        "\(pause.kind == .pause ? "paused" : "interrupted") after \(pause.after.asClock) "
          + "for \(pause.milliseconds.asClock)"
      }
  }
}

extension HalfPoints {
  /// So many points, rounded to halves.
  public init(rounding points: Double) { self.init(halves: Int((points * 2).rounded())) }
}

extension String {
  var firstLetterUpper: String { prefix(1).uppercased() + dropFirst() }

  /// The text up to its first empty line, on one line.
  var firstParagraph: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.allSatisfy(\.isWhitespace) }
    return lines.joined(separator: " ")
  }
}
