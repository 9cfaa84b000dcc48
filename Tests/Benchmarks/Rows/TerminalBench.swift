import Foundation
import TrainerTestKit

/// What a person at a terminal waits for: start to first question, answer to reveal, rating to the
/// next question, and the deck read again after an editor; each from the key to the prompt behind
/// what it shows.
struct TerminalBench {
  let ground: Ground
  let size: Ground.Size

  /// How many sessions are begun, and how many answers are given in each.
  private let sessions = 9
  private let answers = 12

  func run() throws -> [BenchRow] {
    let library = try ground.library(size)
    // The first one leaves the snapshot behind that every later one begins with.
    _ = try sitting(library, answers: 1)
    var (starts, edits, reveals, questions): ([Double], [Double], [Double], [Double]) =
      ([], [], [], [])
    for _ in 0..<sessions {
      let times = try sitting(library, answers: answers)
      starts.append(times.start)
      edits.append(times.edit)
      reveals += times.reveals
      questions += times.questions
    }
    return [
      row("start to first question", starts, limit: 1000),
      row("answer to reveal", reveals, limit: 100),
      row("rating to next question", questions, limit: 100),
      row("editor's end to the question again", edits, limit: 1000),
    ]
  }

  /// A tenth of a second feels at once (Nielsen, "Usability Engineering", 1993).
  private func row(_ name: String, _ times: [Double], limit: Double) -> BenchRow {
    BenchRow(
      "at a terminal, \(name), \(size.text)", Quantity(times.median * 1000, .milliseconds),
      wanted: .atMost(limit))
  }

  private typealias Times = (
    start: Double, edit: Double, reveals: [Double], questions: [Double]
  )

  private func sitting(_ library: GeneratedLibrary, answers: Int) throws -> Times {
    var terminal: PseudoTerminal?
    var times: Times = (0, 0, [], [])
    times.start = try Stopwatch.best(of: 1) {
      terminal = try PseudoTerminal(
        [TrainerProgram.path, "practice", "--content", library.content.path, "--ahead"],
        environment: [
          "TRAINER_HOME": library.home.path, "TRAINER_DEVICE": "bench", "TZ": "Europe/Berlin",
          "HOME": library.folder.path, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
          "EDITOR": "/bin/true",
        ])
      try terminal?.expect(PseudoTerminal.ready)
    }
    times.edit = try Stopwatch.best(of: 1) { try terminal?.enter("/e") }
    for _ in 0..<answers {
      times.reveals.append(
        try Stopwatch.best(of: 1) { try terminal?.enter("the model makes a view update") })
      times.questions.append(try Stopwatch.best(of: 1) { try terminal?.enter("3") })
    }
    terminal?.type("/q\r")
    guard try terminal?.status() == 0 else { throw BenchFailure.program(["practice"]) }
    return times
  }
}
