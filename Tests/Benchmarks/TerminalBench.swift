import Foundation
import TrainerTestKit

/// What a person at a terminal waits for: start to first question, answer to reveal, rating to the
/// next question, and the deck read again after an editor; each from the key to the prompt behind
/// what it shows.
struct TerminalBench {
  let items: Int
  let reviews: Int

  /// How many sessions are begun, and how many answers are given in each.
  private let sessions = 9
  private let answers = 12

  func run() throws {
    let library = try GeneratedLibrary(items: items, reviews: reviews)
    defer { library.remove() }
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
    let size = ", \(items) items, \(reviews) reviews"
    tell("start to first question" + size, starts)
    tell("answer to reveal" + size, reveals)
    tell("rating to next question" + size, questions)
    tell("editor's end to the question again" + size, edits)
  }

  private func tell(_ name: String, _ times: [Double]) {
    let sorted = times.sorted()
    let worst = Stopwatch.milliseconds(sorted[sorted.count - 1])
    Stopwatch.tell(
      name, "median \(Stopwatch.milliseconds(sorted[sorted.count / 2])), worst \(worst)")
  }

  private typealias Times = (
    start: Double, edit: Double, reveals: [Double], questions: [Double]
  )

  private func sitting(_ library: GeneratedLibrary, answers: Int) throws -> Times {
    let executable = URL(filePath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "trainer")
    var terminal: PseudoTerminal?
    var times: Times = (0, 0, [], [])
    times.start = try Stopwatch.best(of: 1) {
      terminal = try PseudoTerminal(
        [executable.path, "practice", "--content", library.content.path, "--ahead"],
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
    guard try terminal?.status() == 0 else { throw BenchFailure.trainer(["practice"]) }
    return times
  }
}
