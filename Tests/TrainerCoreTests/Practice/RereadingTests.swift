import Testing
import TrainerScheduling
import TrainerText

@testable import TrainerCore

/// A session whose deck is edited while it lasts.
@Suite struct RereadingTests {
  private static let time = SessionTime(moment: SessionScript.start, steadyMilliseconds: 0)

  private func questions(_ deck: String) -> [Question] {
    DeckParser.parse(SourceText(name: "deck.md", deck)).deck.items.flatMap(Question.all(of:))
  }

  private func session(_ deck: String) -> PracticeSession {
    let questions = questions(deck)
    return PracticeSession(
      questions, schedules: questions.map { _ in nil }, seenToday: 0, settings: PracticeSettings(),
      options: PracticeOptions(seed: 1), at: Self.time)
  }

  private func reread(_ session: inout PracticeSession, _ deck: String) -> [PracticeScreen] {
    let new = questions(deck)
    return session.reread({ old in new.first { $0.key == old.key } }, at: Self.time)
      .compactMap { if case .show(let screen) = $0 { screen } else { nil } }
  }

  private static let choice = "## Which? {#which}\n\n- [x] a\n- [ ] b\n- [ ] c\n"

  @Test func aQuestionIsAskedAsItIsNow() throws {
    var session = session("Q: Old? {#one}\nA: yes\n")
    _ = session.start()
    let screens = reread(&session, "Q: New? {#one}\nA: yes\n")
    guard case .question(let screen) = try #require(screens.last) else {
      Issue.record("no question")
      return
    }
    #expect(screen.question.item.prompt == "New?")
  }

  @Test func anAnswerIsJudgedAnew() throws {
    var session = session("## Why? {#why}\n\n### Answer\nx\n\n### Key ideas\n- one: apple\n")
    _ = session.start()
    _ = session.apply(.answer("a pear"), at: Self.time)
    #expect(session.prompt == .rating(suggestion: .again))
    _ = reread(&session, "## Why? {#why}\n\n### Answer\nx\n\n### Key ideas\n- one: apple | pear\n")
    #expect(session.prompt == .rating(suggestion: .good))
  }

  @Test func otherOptionsAreAskedAgain() {
    var session = session(Self.choice)
    _ = session.start()
    _ = session.apply(.answer("a"), at: Self.time)
    _ = reread(&session, Self.choice + "- [ ] d\n")
    #expect(session.prompt == .answer(mayBeLetter: true, hasLines: false))
    _ = session.apply(.answer("d"), at: Self.time)
    guard case .rating = session.prompt else {
      Issue.record("no rating is asked")
      return
    }
  }

  /// A layout of before, with more options than there are now, would point outside of them.
  @Test func undoAfterAnEditShowsTheOptionsThatThereAre() throws {
    var session = session(Self.choice + "\nQ: Second? {#second}\nA: yes\n")
    _ = session.start()
    _ = session.apply(.answer("a"), at: Self.time)
    _ = session.apply(.rate(.good), at: Self.time)
    let reference = EventReference(device: try #require(DeviceName("test")), number: 1)
    let schedule = Scheduler(SchedulerSettings()).outcomes(on: nil, at: Self.time.moment, seed: 1)
    _ = session.recorded(schedule[.good], as: reference, at: Self.time)
    _ = reread(&session, "## Which? {#which}\n\n- [x] a\n- [ ] b\n\nQ: Second? {#second}\nA: yes\n")
    _ = session.apply(.undo, at: Self.time)
    let effects = session.tookBack(at: Self.time)
    guard case .show(.question(let screen)) = effects.last else {
      Issue.record("no question")
      return
    }
    #expect(screen.layout.shown.count == 2)
  }

  @Test func whatIsGoneIsNotAsked() {
    var session = session("Q: One? {#one}\nA: yes\n\nQ: Two? {#two}\nA: yes\n")
    _ = session.start()
    let screens = reread(&session, "Q: Two? {#two}\nA: yes\n")
    guard case .question(let screen) = screens.last else {
      Issue.record("no question")
      return
    }
    #expect(screen.question.key.item == "two")
  }
}
