import Testing
import TrainerScheduling

@testable import TrainerCore

@Suite("A session")
struct PracticeSessionTests {
  static let two = """
    Q: First? {#one}
    A: 1

    Q: Second? {#two}
    A: 2
    """

  @Test("asks, reveals, saves before it says so, and brings back what is in steps")
  func ordinary() {
    let log = SessionScript().play(Self.two, ["an answer", "", "dont know", "", "again", "3"])
    #expect(
      log == [
        "[1/2] one (new)", "> an answer", "for you to say, suggests good", "> ",
        "writes one good/good, 20000 ms", "saved: good · one · 2026-12-03",
        "[2/2] two (new)", "> dont know", "wrong, suggests again", "> ",
        "writes two again/again, 20000 ms", "saved: again · two · 2026-12-03",
        "[again 1/2] one (earlyStep)", "> again", "for you to say, suggests good", "> 3",
        "writes one good/good, 20000 ms", "saved: good · one · 2026-12-05",
        "[again 2/2] two (earlyStep)",
        "end: 2 items, 1 without a miss, missed [\"two\"]",
      ])
  }

  @Test("undo goes back answer by answer, and the same question is asked again")
  func undo() {
    let log = SessionScript().play(Self.two, ["a", "", "b", "1", "/u", "/u", "again", "4"])
    #expect(
      Array(log.drop { $0 != "> 1" }) == [
        "> 1", "writes two again/good, 20000 ms", "saved: again · two · 2026-12-03",
        "[again 1/2] one (earlyStep)", "> /u", "undo 2", "undone two, next", "[2/2] two (new)",
        "> /u", "undo 1", "undone one, next", "[1/2] one (new)", "> again",
        "for you to say, suggests good", "> 4", "writes one easy/good, 20000 ms",
        "saved: easy · one · 2026-12-13", "[2/2] two (new)", "end: 1 items, 1 without a miss",
      ])
  }

  @Test("at a rating prompt undo takes back the last answer that is on disk")
  func undoWhileRating() {
    let log = SessionScript().play(Self.two, ["a", "", "b", "u"])
    #expect(log.suffix(4).dropLast() == ["undo 1", "undone one, next", "[1/2] one (new)"])
  }

  @Test("an answer that the disk refuses stays on the screen and can be rated again")
  func refusedWrite() {
    var script = SessionScript()
    script.refuses = { $0 == 0 }
    let log = script.play(Self.two, ["a", "", ""])
    #expect(
      log.dropLast(2) == [
        "[1/2] one (new)", "> a", "for you to say, suggests good", "> ", "not written", "> ",
        "writes one good/good, 30000 ms", "saved: good · one · 2026-12-03",
      ])
  }

  static let withHints = """
    ## Made how often? {#made kind=card}

    ### Hint
    Think.

    ### Hint
    Once.

    ### Answer
    Once.
    """

  @Test("a hint costs: Hard at most, and the log has the number")
  func hints() {
    let log = SessionScript().play(Self.withHints, ["h", "/h", "h", "once", ""])
    #expect(
      log.dropLast(2) == [
        "[1/1] made (new)", "> h", "hint 1/2: Think.", "> /h", "hint 2/2: Once.", "> h",
        "notice: noMoreHints", "> once", "for you to say, suggests hard", "> ",
        "writes made hard/hard, 50000 ms, hints 2", "saved: hard · made · 2026-12-03",
      ])
  }

  @Test("after undo a hint that was paid for was neither shown nor offered")
  func hintsAfterUndo() {
    let log = SessionScript().play(Self.withHints, ["h", "once", "3", "/u", "h", "once", ""])
    #expect(
      Array(log.drop { $0 != "> /u" }.dropLast(2)) == [
        "> /u", "undo 1", "undone made, next", "[1/1] made (new)", "hint 1/2: Think.", "> h",
        "hint 2/2: Once.", "> once", "for you to say, suggests hard", "> ",
        "writes made hard/hard, 30000 ms, hints 2", "saved: hard · made · 2026-12-03",
      ])
  }

  static let idea = """
    ## Whose note? {#stale kind=edge-case see=one}

    ### Answer
    The first note's.

    ### Key ideas
    - the first note changes: first note | old note | earlier note
    - stale binding: stale binding | old binding | outdated binding
    """

  @Test("ideas are heard, the learner may say better, and the log has both")
  func ideas() {
    let log = SessionScript().play(
      Self.idea, ["the earlier note changes", "y2", "y9", "y2", "y2", ""])
    #expect(
      log.dropLast(2) == [
        "[1/1] stale (new)", "> the earlier note changes", "covered missing, suggests hard", "> y2",
        "covered covered, suggests good", "> y9", "notice: noSuchIdea(9, of: 2)", "> y2",
        "covered missing, suggests hard", "> y2", "covered covered, suggests good", "> ",
        "says stale-binding",
        "writes stale good/good, 60000 ms, score 10.0, the-first-note-changes covered, "
          + "stale-binding covered",
        "saved: good · stale · 2026-12-03",
      ])
  }

  @Test("a second go is heard too, and makes Hard the best")
  func secondGo() {
    let log = SessionScript().play(
      Self.idea, ["the earlier note changes", "a", "because it has a stale binding", ""])
    #expect(
      log.dropLast(2) == [
        "[1/1] stale (new)", "> the earlier note changes", "covered missing, suggests hard", "> a",
        "add:", "> because it has a stale binding", "covered covered, suggests hard", "> ",
        "writes stale hard/hard, 40000 ms, score 10.0, the-first-note-changes covered, "
          + "stale-binding covered", "saved: hard · stale · 2026-12-03",
      ])
  }

  @Test("what is added after nothing was said is heard, and stays Again")
  func secondGoAfterNothing() {
    let log = SessionScript().play(
      Self.idea, ["no idea", "a", "the earlier note changes, a stale binding", "y1", ""])
    #expect(
      log.dropLast(2) == [
        "[1/1] stale (new)", "> no idea", "wrong, suggests again", "> a", "add:",
        "> the earlier note changes, a stale binding", "covered covered, suggests again", "> y1",
        "notice: isCovered(1)", "> ",
        "writes stale again/again, 50000 ms, score 10.0, the-first-note-changes covered, "
          + "stale-binding covered", "saved: again · stale · 2026-12-03",
      ])
  }

  @Test("an idea that was heard is not said once more, and nothing of it is logged")
  func heardIdeaIsNotCredited() {
    let log = SessionScript().play(Self.idea, ["the earlier note changes", "y1", ""])
    #expect(log.contains("notice: isCovered(1)"))
    #expect(!log.contains { $0.hasPrefix("says ") })
  }

  @Test("letters cannot be added to, and the price of a second go is not taken")
  func nothingToAddTo() {
    let deck = """
      ## Which? {#which}

      - [x] one
      - [ ] two
      """
    let log = SessionScript().play(deck, ["one", "a", ""])
    #expect(log.contains("notice: nothingToAddTo"))
    #expect(log.contains { $0.hasPrefix("writes which good/good") })
  }

  @Test("confidence is asked before the reveal")
  func confidence() {
    var script = SessionScript()
    script.asksConfidence = true
    let log = script.play(Self.two, ["a", "y", "", "idk", "y", ""])
    #expect(log[1...3] == ["> a", "sure?", "> y"])
    #expect(log.contains("writes one good/good, 30000 ms, sure true"))
    #expect(log.last?.hasSuffix("sure 2, right 1") == true)
  }

  @Test("skipping, resting and knowing")
  func otherKeys() {
    let log = SessionScript().play(Self.two, ["s", "k", "x", "u"])
    #expect(
      log == [
        "[1/2] one (new)", "> s", "notice: skipped(one)", "[2/2] two (new)", "> k",
        "for you to say, suggests good", "> x", "rest two", "notice: rests(\"two\")",
        "end: 0 items, 0 without a miss",
      ])
  }

  @Test("why is told in full only once the answer is shown")
  func why() {
    let log = SessionScript().play(Self.two, ["?", "a", "?"])
    #expect(log.contains("why one: hidden"))
    #expect(log.contains("why one: shown"))
  }

  @Test("undo asks once before it touches an earlier session, and the question comes next")
  func earlierUndo() {
    var script = SessionScript()
    script.earlier = ["test/two"]
    let log = script.play(Self.two, ["/u", "n", "/u", "y", "a", ""])
    #expect(
      log.dropLast(1) == [
        "[1/2] one (new)", "> /u", "undo test/two?", "> n", "notice: nothingUndone", "> /u",
        "undo test/two?", "> y", "undone two, next", "> a", "for you to say, suggests good",
        "> ", "writes one good/good, 60000 ms", "saved: good · one · 2026-12-03",
        "[2/2] two (undone)",
      ])
  }

  @Test("undo took back what another device had saved, without a word of it")
  func earlierUndoOfAnotherDevice() {
    var script = SessionScript()
    script.earlier = ["phone/one", "test/two"]
    let log = script.play(Self.two, ["/u", "n", "n", "/u", "/h", "/u", "n", "y", "/q"])
    #expect(
      log.dropLast(1) == [
        "[1/2] one (new)", "> /u", "undo phone/one?", "> n", "undo test/two?", "> n",
        "notice: nothingUndone", "> /u", "undo phone/one?", "> /h", "notice: nothingUndone",
        "> /u", "undo phone/one?", "> n", "undo test/two?", "> y", "undone two, next", "> /q",
      ])
  }

  @Test("where no answer is left undo says so at once")
  func nothingEarlierLeft() {
    let log = SessionScript().play(Self.two, ["/u", "/q"])
    #expect(log.dropLast(1) == ["[1/2] one (new)", "> /u", "notice: nothingToUndo", "> /q"])
  }

  @Test("a first session offered to undo an answer of an earlier one")
  func nothingEarlier() {
    var script = SessionScript()
    script.hasEarlierAnswers = false
    let log = script.play(Self.two, ["/u", "/q"])
    #expect(log.dropLast(1) == ["[1/2] one (new)", "> /u", "notice: nothingToUndo", "> /q"])
  }

  @Test("the limit counts items when first shown; returns come on top")
  func limit() {
    var script = SessionScript()
    script.options.limit = 1
    let log = script.play(Self.two, ["a", "1", "b", ""])
    #expect(
      log.filter { $0.hasPrefix("[") } == [
        "[1/1] one (new)", "[again 1/1] one (earlyStep)", "[again 2/2] one (earlyStep)",
      ])
  }

  @Test("the count went back to the number of each question that came again")
  func countOfReturns() {
    var script = SessionScript()
    script.pace = 40_000
    let three = Self.two + "\n\nQ: Third? {#three}\nA: 3\n"
    let log = script.play(three, ["a", "1", "b", "4", "again", "1", "/u", "again", "4", "c", "4"])
    #expect(
      log.filter { $0.hasPrefix("[") || $0.hasPrefix("> /u") } == [
        "[1/3] one (new)", "[2/3] two (new)", "[again 1/1] one (step)", "[3/3] three (new)",
        "> /u", "[again 1/1] one (step)", "[3/3] three (new)",
      ])
  }

  @Test("when the minutes are over, what was missed is asked once and nothing else")
  func minutes() {
    var script = SessionScript()
    script.options.minutes = 1
    script.pace = 25_000
    let three = Self.two + "\n\nQ: Third? {#three}\nA: 3\n"
    let log = script.play(three, ["a", "1", "b", "1", "c", "1", "d", "1", "e"])
    #expect(
      log.filter { $0.hasPrefix("[") || $0.hasPrefix("end") } == [
        "[1/3] one (new)", "[2/3] two (new)", "[again 1/2] one (step)",
        "[again 2/2] two (step)", "end: 2 items, 0 without a miss, missed [\"one\", \"two\"]",
      ])
  }

  @Test("right-or-wrong kinds are judged by what stood on the screen")
  func choices() {
    let deck = """
      ## Value types? {#value}

      - [x] a struct
      - [x] an enum
      - [ ] a class

      ## The calls {#calls kind=order}

      1. first
      2. second
      3. third

      C: Make [once], update [often]. {#verbs}
      """
    let log = SessionScript().play(deck, ["a c", "", "acb", "", "mkae", "", "/q"])
    #expect(
      log == [
        "[1/3] value (new) [1, 2, 0]", "> a c", "right, suggests good", "> ",
        "writes value good/good, 20000 ms", "saved: good · value · 2026-12-03",
        "[2/3] calls (new) [1, 2, 0]", "> acb", "right, suggests hard", "> ",
        "writes calls hard/hard, 20000 ms", "saved: hard · calls · 2026-12-03",
        "[3/3] verbs/once (new)", "> mkae", "wrong, suggests again", "> ",
        "writes verbs/once again/again, 20000 ms", "saved: again · verbs/once · 2026-12-03",
        "[again 1/3] calls (earlyStep) [2, 0, 1]", "> /q",
        "end: 3 items, 2 without a miss, missed [\"verbs/once\"]",
      ])
  }

  @Test("ahead counts for nothing but Again, and is logged as such")
  func ahead() {
    var script = SessionScript()
    let now = SessionScript.start
    script.options.isAhead = true
    script.schedules["one"] = CardSchedule(
      phase: .review, memory: MemoryState(stability: 20, difficulty: 5),
      lastReview: Moment(utcMilliseconds: now.utcMilliseconds - 86_400_000, offsetMinutes: 60),
      due: now.utcMilliseconds + 10 * 86_400_000, reps: 4, lapses: 0, scheduledDays: 11)
    script.options.newItems = 0
    let log = script.play(Self.two, ["a", ""])
    #expect(log[0] == "[1/1] one (ahead)")
    #expect(log.contains("writes one good/good, 20000 ms, ahead"))
  }

  @Test("the same input gives the same session")
  func determinism() {
    let lines = ["a", "", "b", "1", "c", "2", "d", ""]
    #expect(SessionScript().play(Self.two, lines) == SessionScript().play(Self.two, lines))
  }
}
