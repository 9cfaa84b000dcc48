import TrainerScheduling
import TrainerTestKit
import TrainerText

@testable import TrainerCore
@testable import trainer

/// Every screen that the questions of a deck can show, without a terminal.
struct PlayedScreens {
  let library: Library
  let text: PracticeText

  static let time = SessionTime(
    moment: Moment(utcMilliseconds: 1_796_284_800_000, offsetMinutes: 60), steadyMilliseconds: 0)

  init(_ markdown: String, _ set: SignSet, width: Int?, usesColor: Bool = false) {
    let deck = DeckParser.parse(SourceText(name: "deck.md", markdown)).deck
    let library = Library([deck], Progress())
    self.library = library
    var text = PracticeText(
      isInteractive: true,
      reading: Reading(width: width, signs: ReadingSigns(set, usesColor: usesColor)),
      signs: TextSigns(set), savesForPrograms: false)
    text.know(library)
    self.text = text
  }

  /// The lines of all questions: each asked, with its hint, answered, explained, answered once more
  /// and skipped.
  func lines(answering answer: (Question) -> String) -> [StyledText] {
    library.questions.flatMap { question in
      var session = PracticeSession(
        [question], schedules: [nil], seenToday: 0, settings: PracticeSettings(),
        options: PracticeOptions(seed: 1), at: Self.time)
      var effects = session.start()
      if !question.hints.isEmpty { effects += session.apply(.hint, at: Self.time) }
      effects += session.apply(.answer(answer(question)), at: Self.time)
      effects += session.apply(.explain, at: Self.time)
      effects += session.apply(.addMore, at: Self.time)
      effects += session.apply(.answer(answer(question)), at: Self.time)
      return lines(of: effects) + lines(of: ending(question))
    }
  }

  private func ending(_ question: Question) -> [PracticeEffect] {
    let saved = SavedReview(
      key: question.key, rating: .good, dueDay: StudyDay(number: 20_800), stepWait: nil)
    return [
      .show(.saved(saved)), .show(.undone(question.key, isNext: false)),
      .show(.notice(.skipped(question.key))), .show(.notice(.rests(question.item.id))),
    ]
  }

  private func lines(of effects: [PracticeEffect]) -> [StyledText] {
    effects.flatMap { effect -> [StyledText] in
      if case .show(let screen) = effect { text.lines(of: screen) } else { [] }
    }
  }

  /// The first and the last screen of the day.
  func frame() -> [StyledText] {
    let overview = DueOverview(of: library, at: Self.time.moment)
    let glance = GlanceText(
      overview: overview, questions: library.questions.count, isFirstTime: true,
      home: "/home/somebody/.local/share/trainer", daysToInterview: 11, signs: text.signs,
      width: text.width)
    let summary = PracticeSummary(
      items: 7, rightFirstTime: 4, withHint: 1, missed: Array(library.questions.prefix(3)),
      stubborn: [],
      topics: [.init(topic: "coordinator", share: 0.5), .init(topic: "samples", share: 0.9)],
      calibration: .init(sure: 4, right: 3), backlogSessions: 5, addsLittle: 0, heldBack: 0,
      seconds: 754)
    let end = SummaryText(
      summary: summary, forecast: DueForecast(of: library, days: 7, at: Self.time.moment),
      today: overview, signs: text.signs, width: text.width)
    return glance.lines + end.lines
  }
}
