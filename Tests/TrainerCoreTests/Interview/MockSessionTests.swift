import Testing
import TrainerScheduling
import TrainerScoring

@testable import TrainerCore

/// What the interviewer does, one rule at a time.
@Suite struct MockSessionTests {
  private func stage(_ form: MockForm) throws -> MockStage {
    var stage = MockStage(try MockScript.plan(form))
    stage.type("")
    return stage
  }

  private func words(_ screens: [MockScreen]) -> [String] {
    screens.compactMap { if case .interviewer(let text) = $0 { text } else { nil } }
  }

  private func notices(_ screens: [MockScreen]) -> [MockNotice] {
    screens.compactMap { if case .notice(let notice) = $0 { notice } else { nil } }
  }

  @Test func theSameQuestionTwiceIsAnsweredTwice() throws {
    var stage = try stage(.design)
    #expect(
      words(stage.type("does it work offline")) == ["What was seen today must open in the tunnel."])
    #expect(words(stage.type("offline?")) == ["What was seen today must open in the tunnel."])
    #expect(words(stage.type("do you like tea")) == [MockSession.nothingOnThat])
    #expect(words(stage.type("or coffee")) == [MockSession.nothingEither])
    let summary = stage.type("")
    guard case .clarified(let asked, let count, let missed) = summary.first else {
      Issue.record("no summary: \(summary)")
      return
    }
    #expect(asked == 1 && count == 4 && missed.count == 3)
  }

  @Test("thanking the interviewer was taken for a question that has no answer")
  func thanksEndTheQuestions() throws {
    var stage = try stage(.design)
    stage.type("does it work offline")
    guard case .clarified(let asked, _, _) = stage.type("Thanks!").first else {
      Issue.record("the questions go on")
      return
    }
    #expect(asked == 1)
  }

  @Test func twoThingsMayBeAskedAtOnce() throws {
    var stage = try stage(.design)
    #expect(words(stage.type("minimum OS? and is there a memory limit?")).count == 2)
  }

  @Test func atMostTwoQuestionsFollowOne() throws {
    var stage = try stage(.design)
    stage.type("/n")
    let asked = words(stage.type("")) + words(stage.type("")) + words(stage.type(""))
    #expect(
      asked.prefix(2) == [
        "Where does the loader look before it goes to the disk?",
        "What is left of it after a restart?",
      ])
    #expect(asked[2] == "Name the layers and the order in which they are asked.")
  }

  @Test func whatIsSaidAfterItsFollowUpCountsHalf() throws {
    var stage = try stage(.design)
    stage.type("/n")
    stage.type("the memory cache is asked first")
    stage.type("")
    #expect(stage.question == "What is left of it after a restart?")
    stage.type("a disk cache survives a restart")
    stage.apply(.end)
    let layers = stage.session.report.questions[0]
    #expect(layers.ideas.map(\.standing) == [.unasked, .prompted])
    #expect(layers.found == 2)
  }

  @Test func theLastWordCounts() throws {
    var stage = try stage(.design)
    stage.type("/n")
    stage.type("the disk is asked first")
    stage.type("")
    stage.type("no: the memory cache is asked first")
    stage.apply(.end)
    #expect(stage.session.report.questions[0].ideas[0].standing == .prompted)
  }

  @Test func whatIsSaidElsewhereDoesNotOverruleTheAnswer() throws {
    var stage = try stage(.design)
    stage.type("/n")
    stage.type("the memory cache is asked first")
    stage.type("/n")
    stage.type("/n")
    stage.type("/n")
    #expect(stage.question == "How do you test it?")
    stage.type("with a test in which the disk is asked first")
    stage.apply(.end)
    let heard = stage.session.report.questions[0].ideas[0]
    #expect(heard.standing == .unasked)
    #expect(heard.words?.contains("memory cache") == true)
  }

  @Test("a deep dive asked for what the answer before had just said")
  func aDeepDiveLeavesOutWhatWasSaid() throws {
    var stage = try stage(.design)
    stage.type("/n")
    stage.type("/n")
    #expect(stage.question.hasPrefix("Name the layers"))
    stage.type(
      "the memory cache is asked first, files on disk outlive the app. "
        + "requests are merged, and the last waiter cancels it")
    guard
      case .interviewer(let words)? = stage.screens.last(where: { screen in
        if case .interviewer(let text) = screen {
          text.hasPrefix("That was my next")
        } else {
          false
        }
      })
    else {
      Issue.record("nothing is left out: \(stage.question)")
      return
    }
    #expect(words.contains("What happens when two cells want the same picture?"))
    #expect(stage.question == "What goes when it is full, and who says so?")
  }

  @Test("“as before”, said of something else, was taken for the opposite of an idea")
  func whatIsSaidInPassingIsNoOpposite() throws {
    var stage = try stage(.design)
    for _ in 0..<4 { stage.type("/n") }
    #expect(stage.question == "How do you test it?")
    stage.type("with a fake network, and we drop the newest one of the test's pictures")
    stage.apply(.end)
    #expect(stage.session.report.questions[2].ideas[0].standing == .missing)
  }

  @Test func anAnswerIsNotCreditedToAnotherRapidQuestion() throws {
    var stage = try stage(.rapid)
    let number = try #require(
      stage.session.plan.questions.firstIndex { $0.id == "debounce-cancel" })
    for place in 0..<number { stage.type(place == 0 ? "the waiting task is cancelled" : "s") }
    stage.apply(.end)
    #expect(stage.session.report.questions[number].found == 0)
  }

  @Test func skippingAndEndingEarlyStillScore() throws {
    var stage = try stage(.design)
    stage.type("/n")
    stage.pass(seconds: 30)
    stage.type("requests are merged, and the last waiter cancels it")
    stage.type("/q")
    #expect(stage.session.prompt == .rating(isOpen: false))
    stage.type("/q")
    #expect(stage.session.isFinished)
    let report = stage.session.report
    #expect(report.isEndedEarly)
    #expect(report.found == HalfPoints(2))
    #expect(report.total == HalfPoints(2))
    #expect(report.phases.map(\.used) == [0, 30_000, 0, 0, 0])
  }

  @Test("what an interview that ended early never asked is not called missing")
  func unaskedQuestionsWereCalledMissing() throws {
    var stage = try stage(.coding)
    stage.type("/q")
    stage.type("/q")
    let report = stage.session.report
    #expect(report.endedInPhase == 1)
    #expect(report.bugs.allSatisfy { !$0.isReached })
    #expect(report.followUps.allSatisfy { !$0.isReached })
    let record = MockRecord(name: "mock", started: MockScript.start, plan: stage.session.plan)
    let page = MockPage(record: record, session: stage.session).report
    #expect(page.contains("Ended early, in phase 1 of "))
    #expect(page.contains("No code was handed in."))
    #expect(page.contains("They did not come up."))
    #expect(page.contains("*(did not come up)*"))
  }

  @Test("questions of a design that ended early were called missing, not left out")
  func unreachedQuestionsOfADesignWereCalledMissing() throws {
    var stage = try stage(.design)
    stage.type("/n")
    stage.type("requests are merged, and the last waiter cancels it")
    stage.type("/q")
    stage.type("/q")
    let report = stage.session.report
    #expect(report.questions.map(\.isReached) == [false, true, false, false])
    let record = MockRecord(name: "mock", started: MockScript.start, plan: stage.session.plan)
    let page = MockPage(record: record, session: stage.session).report
    #expect(page.contains("*(did not come up)*"))
    #expect(page.contains("1 of 3 named unasked, 1 more did not come up."))
    #expect(page.contains("**Next time:** go through to the end once"))
    let json = report.json
    #expect(json["questions"]?.array?.map { $0["cameUp"]?.bool } == [false, true, false, false])
    var short = try self.stage(.design)
    short.type("/q")
    short.type("/q")
    #expect(short.session.report.ideas.allSatisfy { !$0.isReached })
    #expect(short.session.reviews.isEmpty)
    let empty = MockPage(record: record, session: short.session).report
    #expect(empty.contains("## Points along the way\n\nThey did not come up."))
    #expect(!empty.contains("✗"))
  }

  @Test func aRatingAboveWhatWasFoundIsChallenged() throws {
    var stage = try stage(.design)
    stage.type("/n")
    stage.type("requests are merged")
    stage.type("/q")
    stage.type("2")
    #expect(stage.session.prompt == .challenge)
    stage.type("")
    stage.type("2")
    stage.type("y")
    stage.type("0")
    stage.type("")
    #expect(stage.session.prompt == .rating(isOpen: true))
    stage.type("")
    let report = stage.session.report
    #expect(report.questions.map(\.rating) == [0, 2, 0, 0])
    #expect(report.total == HalfPoints(2))
    #expect(report.found == HalfPoints(1))
  }

  @Test func aHintCostsHalfAPoint() throws {
    var stage = try stage(.design)
    stage.type("/n")
    stage.type("requests are merged, and the last waiter cancels it")
    stage.type("h")
    stage.type("/hint")
    #expect(notices(stage.type("h")) == [.noMoreHints])
    stage.type("/q")
    stage.type("/q")
    #expect(stage.session.report.hints == 2)
    #expect(stage.session.report.total == HalfPoints(1))
    #expect(stage.session.report.found == HalfPoints(2))
  }

  @Test func twoPausesAndNoMore() throws {
    var stage = try stage(.design)
    for _ in 0..<2 {
      stage.type("/p")
      #expect(stage.session.prompt == .paused)
      stage.pass(seconds: 60)
      stage.type("")
    }
    #expect(notices(stage.type("p")) == [.noMorePauses])
    stage.apply(.end)
    #expect(stage.session.report.breaks.map(\.milliseconds) == [60_000, 60_000])
    #expect(stage.session.report.used == 0)
  }

  @Test func whatIsTypedInAPauseIsHeard() throws {
    var stage = try stage(.design)
    stage.type("/p")
    #expect(words(stage.type("does it work offline")).count == 1)
  }

  @Test func codeIsReadAndThenAskedAbout() throws {
    var stage = try stage(.coding)
    stage.type("/n")
    #expect(stage.session.prompt == .turn(.code))
    let shown = stage.type("final class Debouncer {\n  func call() { /* task?.cancel() */ }\n}")
    guard case .codeRead(let lines, nil, let found) = shown.first else {
      Issue.record("no reading: \(shown)")
      return
    }
    #expect(lines == 3)
    #expect(found.map(\.standing) == [.unasked, .missing, .missing, .missing])
    #expect(
      words(shown) == ["A second call comes while the first one waits. What happens to the first?"])
    let reaction = stage.type("right, task?.cancel() in call")
    guard case .reaction(_, let isFound) = reaction.first else {
      Issue.record("no reaction: \(reaction)")
      return
    }
    #expect(isFound)
    #expect(words(reaction) == ["Where does the time pass?"])
  }

  @Test("whoever came back to a question about their code was told to type code")
  func aFollowUpComesBackAsOne() throws {
    var stage = try stage(.coding)
    stage.type("/n")
    stage.type("final class D {\n}\n// end")
    #expect(stage.session.prompt == .followUp)
    let manners = stage.session.recap.compactMap { effect -> MockTurn.Manner? in
      guard case .show(.turn(let turn, _, _, _)) = effect else { return nil }
      return turn.manner
    }
    #expect(manners == [.answer])
  }

  @Test func aBugNamedEarlyIsNotAskedFor() throws {
    var stage = try stage(.coding)
    stage.type("/n")
    stage.type("/n")
    stage.type("it fires twice")
    stage.type("the task keeps self alive")
    #expect(words(stage.type("")) == ["How do you test it without waiting?"])
    stage.apply(.end)
    #expect(
      stage.session.report.bugs.flatMap(\.ideas).map(\.standing) == [.unasked, .unasked])
  }

  @Test func anItemIsReviewedOnceByTheLowest() throws {
    var stage = try stage(.coding)
    stage.type("/n")
    stage.type("final class D { func call() { task?.cancel(); try await Task.sleep(for: x) } }")
    stage.type("")
    stage.type("nothing comes to mind")
    stage.type("it fires twice")
    for _ in 0..<9 { stage.type("") }
    #expect(stage.session.isFinished)
    #expect(
      stage.session.reviews == [
        MockReview(item: "debounce-cancel", rating: .hard),
        MockReview(item: "debounce-check", rating: .good),
        MockReview(item: "weak-self", rating: .again),
      ])
  }

  @Test func rapidQuestionsThatDidNotComeUpAreNotReviewed() throws {
    var stage = try stage(.rapid)
    let first = stage.session.plan.questions[0].id
    stage.type("I do not know")
    stage.apply(.end)
    let reviewed = stage.session.reviews.map(\.item)
    #expect(reviewed == [first])
  }

  @Test("a rapid question that stood there when the interview was ended was rated Again")
  func aQuestionWithoutAnAnswerWasRated() throws {
    var stage = try stage(.rapid)
    stage.type("s")
    stage.apply(.end)
    let report = stage.session.report
    let open = report.questions[1]
    #expect(open.isReached && !open.isAnswered)
    #expect(!stage.session.reviews.contains { $0.item == open.question.item })
    #expect(!report.reading.flatMap(\.names).contains { $0 == open.question.item })
    let record = MockRecord(name: "mock", started: MockScript.start, plan: stage.session.plan)
    #expect(MockPage(record: record, session: stage.session).report.contains("*(not answered)*"))
  }

  @Test func aQuestionThatWasPassedIsRated() throws {
    var stage = try stage(.rapid)
    let first = stage.session.plan.questions[0].id
    stage.type("s")
    stage.apply(.end)
    #expect(stage.session.reviews == [MockReview(item: first, rating: .again)])
  }

  @Test("n ended a whole rapid mock instead of going on to its next question")
  func nextIsTheNextRapidQuestion() throws {
    var stage = try stage(.rapid)
    stage.type("n")
    #expect(!stage.session.isFinished)
    #expect(stage.question.hasPrefix(stage.session.plan.questions[1].text))
  }

  @Test("bugs that stood there when the interview was ended were rated Again")
  func bugsWithoutAnAnswerWereRated() throws {
    var stage = try stage(.coding)
    for _ in 0..<9 where !stage.question.hasPrefix("Now name") { stage.type("/n") }
    #expect(stage.question.hasPrefix("Now name"))
    stage.type("/q")
    stage.type("/q")
    let bugs = stage.session.report.bugs
    #expect(bugs.allSatisfy { $0.isReached && !$0.isAnswered })
    #expect(stage.session.reviews.isEmpty)
  }

  @Test("what was said in passing about something else took back what had been said")
  func whatIsSaidInPassingTakesNothingBack() throws {
    var stage = try stage(.design)
    for _ in 0..<3 { stage.type("/n") }
    #expect(stage.session.prompt == .turn(.answer))
    stage.type("the memory cache is asked first")
    for _ in 0..<9 where stage.question != "How do you test it?" { stage.type("/n") }
    stage.type("with a test in which the disk is asked first")
    stage.apply(.end)
    let heard = stage.session.report.questions[0].ideas[0]
    #expect(heard.standing == .unasked)
  }

  @Test func overTimeIsRecordedAndNeverCutOff() throws {
    var stage = try stage(.rapid)
    stage.pass(seconds: 60 * 60)
    stage.type("it throws a cancellation error")
    #expect(!stage.session.isFinished)
    stage.apply(.end)
    #expect(stage.session.report.over == 3_600_000 - stage.session.plan.milliseconds)
  }

  @Test func aMockThatDoesNotBeginLeavesNothing() throws {
    var stage = MockStage(try MockScript.plan(.design))
    stage.type("q")
    #expect(stage.session.isFinished)
    #expect(stage.session.entries.isEmpty)
    #expect(stage.session.reviews.isEmpty)
  }

  @Test(arguments: MockTranscriptTests.all)
  func theSameEventsLeadToTheSameState(_ form: MockForm, _ candidate: String) throws {
    guard candidate == "average" else { return }
    let whole = try MockScript.hold(form, with: candidate)
    let json = try JSONValue(parsing: whole.record.json(whole.session).pretty)
    let read = try #require(MockRecord(name: whole.record.name, json: json))
    #expect(read == whole.record)
    #expect(read.session.report == whole.report)
    #expect(read.session.entries == whole.session.entries)
  }

  @Test("what another program added to the file of a mock is still there when it goes on")
  func unknownKeysOfAMockWereLost() throws {
    let whole = try MockScript.hold(.design, with: "average")
    var object = try #require(whole.record.json(whole.session).object)
    object["colour"] = ["deep": [1, 2]]
    let read = try #require(MockRecord(name: "mock", json: .object(object)))
    #expect(read.json(read.session)["colour"] == ["deep": [1, 2]])
  }
}
