import Foundation
import TrainerCore
import TrainerScheduling

/// From the rating to the next question: the answer made durable, folded, and the next one picked.
struct AnswerBench {
  let items: Int
  let reviews: Int
  private let answers = 200

  func run() throws {
    let library = try GeneratedLibrary(items: items, reviews: reviews)
    defer { library.remove() }
    guard let device = DeviceName("bench") else { return }
    let moment = WallClock.system.now()
    let store = try ProgressStore(
      StateFolder(path: library.home.path, device: device), command: "trainer-bench", at: moment)
    let content = ContentLoader(
      roots: [ContentRoot(path: library.content.path, origin: .given)]
    ).load()
    let joined = Library(content.decks.map(\.deck), store.progress)
    var times = try answerAll(joined, store)
    store.close()
    times.sort()
    Stopwatch.tell(
      "answer to next question, \(items) items, \(reviews) reviews",
      "median \(Stopwatch.milliseconds(times[times.count / 2])), fsync included")
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
            guard case .record(let review, let question, let moment) = effect else { continue }
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
