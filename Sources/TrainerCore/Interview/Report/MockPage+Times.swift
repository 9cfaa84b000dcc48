extension MockPage {
  func clarified(_ report: MockReport) -> String {
    if report.clarifying.isEmpty { return "" }
    let asked = report.clarifying.filter(\.isAsked)
    let missed = report.clarifying.filter { !$0.isAsked }.map(\.label)
    return "\(asked.count) of \(report.clarifying.count) worth asking."
      + (missed.isEmpty ? "" : " Also: \(missed.joined(separator: ", ")).")
  }

  func checklist(_ report: MockReport) -> String {
    (report.checklist ?? []).map { "- [\($0.isTicked ? "x" : " ")] \($0.text)" }
      .joined(separator: "\n")
  }

  func times(_ report: MockReport) -> [String] {
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

  func reading(_ report: MockReport) -> [String] {
    report.reading.prefix(6).map { "`trainer show \($0)`" }
  }

  func sentence(_ advice: MockAdvice) -> String {
    switch advice {
    case .saySomething:
      "say something to every question, even half a sentence: only what is said can be found."
    case .sayWhatThingsDo:
      "say what each thing does and why, in whole sentences: names alone show nothing."
    case .settle(let label, let read):
      "settle one thing first, for you said its opposite: \(label)."
        + (read.map { " `trainer show \($0)`" } ?? "")
    case .handInCode: "hand in code, however little: half a wrapper shows more than none."
    case .minds(let phase, let over):
      "watch the clock in “\(phase.escapedMarkdown)”, which ran \(over.asClock) over its box."
    case .askFirst(let asked, let count):
      "ask before you build: \(asked) of \(count) questions worth asking were asked."
    case .sayUnasked(let label):
      "you know more than you say: name things before you are asked, such as “\(label)”."
    case .read(let name, let about):
      "look at “\(about.firstLine)” once more, `trainer show \(name)`, then try again."
    case .keepGoing: "do the same again in a week, with less time: `--minutes`."
    }
  }
}

extension HalfPoints {
  init(rounding points: Double) { self.init(halves: Int((points * 2).rounded())) }
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

extension String {
  /// The text up to its first line end.
  fileprivate var firstLine: String {
    split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
  }
}
