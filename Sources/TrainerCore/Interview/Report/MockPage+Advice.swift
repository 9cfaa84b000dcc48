extension MockPage {
  /// What to read, a line for each thing; a short page has the first few.
  func reading(_ report: MockReport, isShort: Bool) -> [String] {
    let lines = report.reading.map { reading in
      let names = isShort ? reading.names.prefix(2) : reading.names[...]
      let further = names.dropFirst().map { ", `\($0)`" }.joined()
      let about = about(reading)
      return "\(about)\(about.hasSuffix("?") ? "" : ":") \(show(reading.names[0]))\(further)"
    }
    guard isShort, lines.count > Self.mostReadings else { return lines }
    return lines.prefix(Self.mostReadings) + ["the rest stands in the transcript"]
  }

  /// More is not read on one evening.
  private static let mostReadings = 5

  private func about(_ reading: MockReading) -> String {
    (reading.number.map { "question \($0), " } ?? "") + reading.about
  }

  private func show(_ name: String) -> String { "`trainer show \(name)`" }

  func sentence(_ advice: MockAdvice) -> String {
    switch advice {
    case .saySomething:
      "put down one sentence for each question, even a guess: "
        + "the report then shows how much of it is there already."
    case .sayWhatThingsDo:
      "you have the names. Give each a sentence that says what it does and why, and it counts."
    case .typeWhatYouSay(let gap):
      "your rating stands \(gap) points above what your words covered. Type the points that you say "
        + "aloud: an interviewer hears no more than that either."
    case .learnFirst(let reading):
      "take this one as a first look. "
        + (reading.map {
          "Begin with \(show($0.names[0])), say it back in your own words, then try"
        }
          ?? "Look at what is listed above, say it in your own words, then try") + " again."
    case .settle(let label, let read):
      "settle one thing first, for your words say its opposite: \(label)."
        + (read.map { " It stands in \(show($0))." } ?? "")
    case .handInCode:
      "hand in what you have, even half of it: what is there is read, and the rest is asked about."
    case .goToTheEnd:
      "go through to the end once, with short answers where time is short: "
        + "a whole interview shows what to work on."
    case .minds(let phase, let over):
      "leave “\(phase.escapedMarkdown)” when its time is up, and say what is open: "
        + "it ran \(over.asClock) over its box."
    case .askFirst(let asked, let count):
      "ask more before you begin: of \(count) questions worth asking you asked \(asked)."
    case .sayUnasked(let label):
      "you know more than you say: name things before you are asked, such as “\(label)”."
    case .read(let reading):
      "look at \(reading.number.map { "question \($0), " } ?? "")“\(reading.about)” once more, "
        + "\(show(reading.names[0])), then try again."
    case .keepGoing: "do the same again in a week, with less time: `--minutes`."
    }
  }
}
