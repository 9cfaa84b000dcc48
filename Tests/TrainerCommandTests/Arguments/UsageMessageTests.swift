import Testing

@testable import trainer

/// A command line that is wrong, and what is said about it.
struct WrongLine: CustomTestStringConvertible {
  var line: String
  var message: String
  var see = "trainer help"

  init(_ line: String, _ message: String, see: String = "trainer help") {
    self.line = line
    self.message = message
    self.see = see
  }

  var testDescription: String { line }
}

@Suite struct UsageMessageTests {
  @Test(arguments: [
    WrongLine("practise", "there is no command 'practise'; did you mean 'practice'?"),
    WrongLine("search actors", "there is no command 'search'; did you mean 'list'?"),
    WrongLine("Browse", "there is no command 'Browse'; did you mean 'list'?"),
    WrongLine("optimize", "there is no command 'optimize'; did you mean 'fsrs optimize'?"),
    WrongLine("mokc", "there is no command 'mokc'; did you mean 'mock'?"),
    WrongLine(
      "mock --list --resume", "'--resume' and '--list' do not go together",
      see: "trainer help mock"),
    WrongLine(
      "due --color --plain", "'--plain' and '--color' do not go together",
      see: "trainer help due"),
    WrongLine("chek --strict", "there is no command 'chek'; did you mean 'check'?"),
    WrongLine(
      "fsrs", "'fsrs' needs one more word: optimize, evaluate, replay", see: "trainer help fsrs"),
    WrongLine(
      "fsrs reply", "there is no command 'fsrs reply'; did you mean 'fsrs replay'?",
      see: "trainer help fsrs"),
    WrongLine(
      "fsrs schedule log.csv", "there is no command 'fsrs schedule'", see: "trainer help fsrs"),
    WrongLine(
      "config gte editor", "there is no command 'config gte'; did you mean 'config get'?",
      see: "trainer help config"),
    WrongLine("--bogus", "there is no option '--bogus'"),
    WrongLine("--hom x list", "there is no option '--hom'; did you mean '--home'?"),
    WrongLine("-x", "there is no option '-x'"),
    WrongLine(
      "--minutes 5 practice", "'--minutes' belongs after its command: practice, mock, plan"),
    WrongLine(
      "list --topc layout", "'list' has no option '--topc'; did you mean '--topic'?",
      see: "trainer help list"),
    WrongLine("check --mend", "'check' has no option '--mend'", see: "trainer help check"),
    WrongLine(
      "check --sayd", "'check' has no option '--sayd'; did you mean '--said'?",
      see: "trainer help check"),
    WrongLine("due --topic layout", "'due' has no option '--topic'", see: "trainer help due"),
    WrongLine("--json", "'--json' needs a command whose result can be data"),
    WrongLine(
      "--json practice",
      "'practice' has no result that can be data, so '--json' means nothing there",
      see: "trainer help practice"),
    WrongLine("list --home", "'--home' needs a value: --home DIR", see: "trainer help list"),
    WrongLine(
      "list --home --plain", "'--home' needs a value: --home DIR", see: "trainer help list"),
    WrongLine("--home= list", "'--home' needs a value: --home DIR"),
    WrongLine("check --strict=yes", "'--strict' takes no value", see: "trainer help check"),
    WrongLine(
      "practice --minutes soon", "'--minutes' wants a whole number from 1 to 1440, not 'soon'",
      see: "trainer help practice"),
    WrongLine(
      "practice --limit 0", "'--limit' wants a whole number from 1 to 10000, not '0'",
      see: "trainer help practice"),
    WrongLine(
      "practice --new -1", "'--new' wants a whole number from 0 to 10000, not '-1'",
      see: "trainer help practice"),
    WrongLine(
      "fsrs replay --retention 1", "'--retention' wants a number from 0.7 to 0.99, not '1'",
      see: "trainer help fsrs replay"),
    WrongLine(
      "fsrs replay --model 5", "'--model' wants one of: 6, 7, not '5'",
      see: "trainer help fsrs replay"),
    WrongLine(
      "fsrs replay --elapsed day",
      "'--elapsed' wants one of: periods, days, not 'day'; did you mean 'days'?",
      see: "trainer help fsrs replay"),
    WrongLine(
      "render --to ansy",
      "'--to' wants one of: ansi, plain, html, not 'ansy'; did you mean 'ansi'?",
      see: "trainer help render"),
    WrongLine("--seed -5", "'--seed' wants a whole number from 0, not '-5'"),
    WrongLine(
      "--now 2026-12-04T08:00:00",
      "'--now' wants an instant with its offset, such as 2026-12-04T08:30:00+01:00, "
        + "not '2026-12-04T08:00:00'"),
    WrongLine("show", "ITEM is missing: trainer show ITEM", see: "trainer help show"),
    WrongLine(
      "plan --date next friday",
      "'plan' has no place for 'friday'; several words want quotes: --date 'next friday'",
      see: "trainer help plan"),
    WrongLine(
      "show a b", "'show' has no place for 'b': trainer show ITEM", see: "trainer help show"),
    WrongLine(
      "config set editor", "VALUE is missing: trainer config set KEY VALUE…",
      see: "trainer help config set"),
    WrongLine(
      "undo few", "'N' wants a whole number from 1 to 10000, not 'few'",
      see: "trainer help undo"),
    WrongLine(
      "version now", "'version' has no place for 'now': trainer version",
      see: "trainer help version"),
  ])
  func isWorded(_ wrong: WrongLine) throws {
    let error = #expect(throws: UsageFailure.self) {
      try ArgumentParser.parse(wrong.line.split(separator: " ").map(String.init))
    }
    #expect(error?.message == "\(wrong.message)\nSee: \(wrong.see)")
  }

  @Test("a word for what a command does led to no command, or to one that is spelled like it")
  func otherWordsLeadToCommands() {
    let names = Set(CommandDescription.all.map(\.name))
    for (command, words) in CommandDescription.otherWords {
      #expect(names.contains(command))
      #expect(words.isDisjoint(with: names))
    }
    let all = CommandDescription.otherWords.flatMap(\.words)
    #expect(all.count == Set(all).count)
  }

  @Test func anUnknownTopicIsWorded() {
    let error = #expect(throws: Failure.self) { try HelpPage.text(for: ["deks"]) }
    #expect(error?.report.status == .usage)
    #expect(
      error?.report.text
        == "trainer: there is no help on 'deks'; did you mean 'decks'?\nSee: trainer help")
  }
}
