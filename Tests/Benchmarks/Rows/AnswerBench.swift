import Foundation
import TrainerCore
import TrainerScheduling

/// From the rating to the next question: the answer made durable, folded, and the next one picked;
/// without the time that the disk itself takes to make a line durable.
struct AnswerBench {
  let ground: Ground
  let size: Ground.Size
  private let answers = 200

  func run() throws -> [BenchRow] {
    let library = try ground.library(size)
    guard let device = DeviceName("bench") else { return [] }
    let store = try ProgressStore(
      StateFolder(path: library.home.path, device: device), command: "trainer-bench",
      at: WallClock.system.now())
    defer { store.close() }
    let content = ContentLoader(
      roots: [ContentRoot(path: library.content.path, origin: .given)]
    ).load()
    let times = try answerAll(Library(content.decks.map(\.deck), store.progress), store)
    let own = times.median - (try fsyncTimes(beside: library)).median
    return [
      BenchRow(
        "answer to next question beyond fsync, \(size.text)",
        Quantity(max(0, own) * 1000, .milliseconds), wanted: .atMost(2))
    ]
  }

  /// What the disk takes for a line, in the same folder.
  private func fsyncTimes(beside library: GeneratedLibrary) throws -> [Double] {
    let path = library.home.appending(path: "fsync").path
    var file = try AppendOnlyFile(path, on: .live)
    let line = [UInt8](repeating: 0x20, count: 150) + [0x0A]
    return try (0..<answers).map { _ in try Stopwatch.best(of: 1) { try file.append(line) } }
  }

  private func answerAll(_ library: Library, _ store: ProgressStore) throws -> [Double] {
    let questions = library.questions
    let progress = library.progress
    var session = PracticeSession(
      questions, schedules: questions.map { progress[$0.key]?.schedule }, seenToday: 0,
      settings: progress.settings, options: PracticeOptions(minutes: 600), at: now())
    var effects = session.start()
    var times: [Double] = []
    while times.count < answers {
      guard case .show(.question) = effects.last else { break }
      _ = session.apply(.answer("words"), at: now())
      times.append(
        try Stopwatch.best(of: 1) {
          for effect in session.apply(.rate(.good), at: now()) {
            guard case .record(let review, let question, _, let moment) = effect else { continue }
            let events = library.events(recording: review, of: question, after: store.progress)
            let names = try store.append(events.map { (body: $0, moment: moment) })
            guard let name = names.last, let record = store.progress[review.key] else { continue }
            effects = session.recorded(record.schedule, as: name, at: now())
          }
        })
    }
    return times
  }

  private func now() -> SessionTime {
    SessionTime(moment: WallClock.system.now(), steadyMilliseconds: 0)
  }
}
