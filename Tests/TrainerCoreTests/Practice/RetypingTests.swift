import Testing

@testable import TrainerCore

@Suite("An answer that is typed again once it is shown")
struct RetypingTests {
  static let letters = """
    ## Which? {#which shuffle=no}

    - [x] one
    - [ ] two
    """

  static let words = PracticeSessionTests.idea

  @Test("an answer that went off too early could not be typed again, only added to or undone")
  func slip() {
    let log = SessionScript().play(
      Self.words, ["the late", "r", "the earlier note, a stale binding", ""])
    #expect(
      log.dropLast(2) == [
        "[1/1] stale (new)", "> the late", "missing missing, suggests again", "> r",
        "type again:", "> the earlier note, a stale binding",
        "covered covered, suggests hard", "> ",
        "writes stale hard/hard, 40000 ms, score 10.0, the-first-note-changes covered, "
          + "stale-binding covered", "saved: hard · stale · 2026-12-03",
      ])
  }

  @Test("letters, which cannot be added to, are typed again at the same price")
  func otherLetter() {
    let log = SessionScript().play(Self.letters, ["b", "r", "a", ""])
    #expect(log.contains("wrong, suggests again"))
    #expect(log.contains { $0.hasPrefix("writes which hard/hard") })
  }

  @Test(
    "who thinks better of it pays nothing", arguments: ["", "  ", "a", "/k"])
  func unchanged(_ line: String) {
    let log = SessionScript().play(Self.letters, ["a", "r", line, ""])
    #expect(log.contains("type again:"))
    #expect(log.contains { $0.hasPrefix("writes which good/good") })
  }

  @Test("what is typed first once the answer was seen stays Again")
  func nothingBefore() {
    let log = SessionScript().play(
      Self.words, ["", "r", "the earlier note, a stale binding", ""])
    #expect(log.contains("covered covered, suggests again"))
  }

  @Test("before the answer is shown there is nothing to type again")
  func tooEarly() {
    let log = SessionScript().play(Self.letters, ["/r"])
    #expect(log.contains("notice: notNow"))
  }
}
