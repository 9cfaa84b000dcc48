import Foundation
import Testing
import TrainerCore
import TrainerText

@testable import trainer

/// The screens of a session, in files that people look at.
///
/// `RECORD_GOLDEN=1 swift test --filter ScreenTests` writes the files anew and fails.
@Suite struct ScreenTests {
  private static let deck = (try? GoldenFile("screens/deck.md").text()) ?? ""

  enum Look: String, CaseIterable {
    case coloured, plain, ascii, spoken

    var set: SignSet {
      switch self {
      case .coloured, .plain: .rich
      case .ascii: .ascii
      case .spoken: .spoken
      }
    }
  }

  private static func answer(_ question: Question) -> String {
    switch question.item.id {
    case "verbs": "onse"
    case "stale-binding": "the old note changes because of the outdated binding"
    case "values": "1 3"
    case "calls": "1 2 3"
    case "hidden-label": "2"
    default: "viewWillAppear, I would say, each time it is shown"
    }
  }

  private static func screens(_ width: Int?, _ look: Look) -> [StyledText] {
    let played = PlayedScreens(deck, look.set, width: width, usesColor: look == .coloured)
    return played.lines(answering: answer) + [""] + played.frame()
  }

  @Test(arguments: [40, 80, 120], Look.allCases)
  func readAsRecorded(_ width: Int, _ look: Look) throws {
    var bytes: [UInt8] = []
    for line in Self.screens(width, look) {
      bytes += line.bytes(usesColor: look == .coloured) + [UInt8(ascii: "\n")]
    }
    // Escape sequences are shown as signs, for people to look at.
    let text = VisibleText(String(decoding: bytes, as: UTF8.self)).text
    try GoldenFile("screens/\(width)-\(look.rawValue).txt").compare(text)
  }

  @Test(arguments: [1, 2, 5, 10, 20, 39, 96], Look.allCases)
  func noLineIsTooWide(_ width: Int, _ look: Look) {
    // The number of a line of code and one character of it are never left out.
    let wide = Self.screens(width, look).filter { $0.width > max(width, 6) }
    #expect(wide.map(\.text) == [])
  }

  @Test(arguments: [Look.ascii, .spoken])
  func theTwinsAreAscii(_ look: Look) {
    let odd = Self.screens(80, look).filter { $0.text.utf8.contains { $0 >= 0x80 } }
    #expect(odd.map(\.text) == [])
  }

  @Test func colourSaysNothingThatWordsDoNot() {
    let strip = { (text: String) in text.filter { $0 != "*" && $0 != "_" } }
    #expect(
      Self.screens(80, .coloured).map(\.text).joined().filter { !$0.isWhitespace }
        == strip(Self.screens(80, .plain).map(\.text).joined()).filter { !$0.isWhitespace })
  }

  @Test func whatHasNoIdIsCalledByItsWords() {
    let text = Self.screens(80, .plain).map(\.text).joined(separator: "\n")
    #expect(text.contains("saved: good · “Which method of a view controller runs…”"))
    #expect(!text.contains("· ~"))
  }

  @Test func linksMayBeDefinedAtTheEndOfADeck() {
    let deck = """
      Q: What does [the guide][guide] say?
      A: See [it][guide].

      [guide]: https://example.org/guide
      """
    let lines = PlayedScreens(deck, .rich, width: 80).lines { _ in "x" }.map(\.text)
    #expect(lines.contains("What does the guide (https://example.org/guide) say?"))
    #expect(lines.contains("  See it (https://example.org/guide)."))
    #expect(lines.joined().contains("o open the link"))
  }

  @Test func hintsSeeTheLinksOfTheirDeck() {
    let deck = """
      ## Where is it said? {#said}

      Where?

      ### Hint
      In [the guide][guide].

      ### Answer
      There.

      [guide]: https://example.org/guide
      """
    let lines = PlayedScreens(deck, .rich, width: 80).lines { _ in "x" }.map(\.text)
    #expect(lines.contains("  In the guide (https://example.org/guide)."))
  }

  /// `?` told why Good comes back when it does, where Hard was suggested.
  @Test(arguments: [
    (["the old note"], "Hard: an essential idea is missing."),
    (["something else"], "Again: none of the ideas was heard."),
    (["dont know"], "Again: nothing was said of it."),
    (
      ["dont know", "the old note, a stale binding"],
      "Again: the answer was shown before anything was said."
    ),
    (
      ["the old note", "a stale binding"], "Hard: a hint or a second go makes Hard the best."
    ),
  ])
  func whyTellsOfTheSuggestion(_ answers: [String], _ why: String) {
    let deck = """
      ## Whose? {#whose}

      ### Answer
      The old one's.

      ### Key ideas
      - the old note: old note
      - stale binding: stale binding
        - essential
      """
    let played = PlayedScreens(deck, .rich, width: nil)
    var session = PracticeSession(
      played.library.questions, schedules: [nil], seenToday: 0, settings: PracticeSettings(),
      options: PracticeOptions(seed: 1), at: PlayedScreens.time)
    _ = session.start()
    for (number, answer) in answers.enumerated() {
      if number > 0 { _ = session.apply(.addMore, at: PlayedScreens.time) }
      _ = session.apply(.answer(answer), at: PlayedScreens.time)
    }
    let lines = session.apply(.explain, at: PlayedScreens.time).flatMap { effect -> [StyledText] in
      if case .show(let screen) = effect { played.text.lines(of: screen) } else { [] }
    }
    #expect(lines.map(\.text).contains(why), "\(lines.map(\.text))")
  }

  @Test("a card without key ideas suggested Good, and did not say that nothing had been compared")
  func whatNothingScoresIsSaidToBe() {
    let lines = PlayedScreens("Q: Why?\nA: Because.\n", .rich, width: 80).lines { _ in "x" }
    #expect(
      lines.map(\.text).contains(
        "The answer. Nothing scores this one: compare it, then rate it yourself."))
  }

  @Test func whatWasTypedStandsThereOnce() {
    let deck = "Q: What?\nA: That.\n"
    let lines = PlayedScreens(deck, .rich, width: 80).lines { _ in "this" }.map(\.text)
    #expect(lines.filter { $0.contains("  this") } == ["  this", "  this"])
  }

  private static let hostile = "\u{1B}]0;owned\u{7}\u{1B}[2J\u{9B}1m\u{202E}\r"

  @Test(arguments: Look.allCases)
  func nothingInADeckOrAnAnswerSteersTheTerminal(_ look: Look) {
    let bad = Self.hostile
    let deck = """
      ---
      title: \(bad)
      ---

      ## Title \(bad) {#hostile}

      Prompt \(bad) with `code \(bad)` and [link \(bad)](https://example.org/\(bad)).

      ```swift
      let code = "\(bad)"
      ```

      ### Hint
      Hint \(bad)

      ### Answer
      Answer \(bad)

      ### Key ideas
      - idea \(bad): word

      ### Source
      - [source \(bad)](https://example.org/\(bad))

      ## Page \(bad.dropLast()) {#page kind=note}

      Read \(bad)
      """
    let played = PlayedScreens(deck, look.set, width: 60)
    let pages = PageText(
      library: played.library, reading: played.text.reading, signs: played.text.signs
    )
    .lines(of: played.library.pages)
    let overview = ReadingOverview(
      pages: played.library.pages, decks: played.library.decks, signs: played.text.signs)
    let lines =
      played.lines { _ in "word \(bad) word" } + played.frame() + pages + overview.lines
    let text = String(
      decoding: lines.flatMap { $0.bytes(usesColor: false) }, as: UTF8.self)
    #expect(text.contains("Title") && text.contains("word") && text.contains("Read"))
    for sign in ["\u{1B}", "\u{7}", "\u{9B}", "\u{202E}", "\r"] {
      #expect(!text.unicodeScalars.contains(sign.unicodeScalars.first ?? "?"))
    }
  }
}
