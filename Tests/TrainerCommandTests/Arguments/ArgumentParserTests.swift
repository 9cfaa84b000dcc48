import Testing
import TrainerCore
import TrainerScheduling

@testable import trainer

@Suite struct ArgumentParserTests {
  private func parse(_ line: String) throws -> Invocation {
    try ArgumentParser.parse(line.split(separator: " ").map(String.init))
  }

  @Test func noArgumentsMeanTheREPL() throws {
    #expect(try parse("").command == .repl)
    #expect(try parse("--plain").command == .repl)
  }

  @Test(arguments: [
    "--home a --content b --seed 7 list x", "list --home a x --content b --seed 7",
    "--home=a list --content=b -- x --seed=7",
  ])
  func globalOptionsStandAnywhereBeforeTwoHyphens(_ line: String) throws {
    let invocation = try parse(line)
    #expect(invocation.options.home == "a")
    #expect(invocation.options.content == ["b"])
    #expect(line.contains("--seed=7") == (invocation.options.seed == nil))
    guard case .list(let arguments) = invocation.command else {
      Issue.record("not a list: \(invocation.command)")
      return
    }
    #expect(arguments.words.first == "x")
  }

  @Test func contentMayBeGivenMoreThanOnce() throws {
    #expect(try parse("--content a due --content b").options.content == ["a", "b"])
  }

  @Test func ofOthersTheLastHolds() throws {
    let options = try parse("--home a --seed 1 --home b due --seed 2 --color").options
    #expect(options.home == "b")
    #expect(options.seed == 2)
    #expect(options.appearance == .color)
    #expect(try parse("due --plain").options.appearance == .plain)
  }

  @Test(arguments: ["--plain --color", "--color due --plain", "--plain due --plain --color"])
  func plainAndColorWereBothTakenAndTheLastHeld(_ line: String) throws {
    let failure = #expect(throws: UsageFailure.self) { try parse(line) }
    #expect(failure?.error == .notTogether("--plain", "--color"))
    #expect(try parse(line + " --help").command == .help(line.contains("due") ? ["due"] : []))
  }

  @Test func theClockHasTheZoneOfItsOffset() throws {
    let moment = try #require(try parse("--now 2026-12-04T08:30:00+05:30 due").options.now)
    #expect(moment.offsetMinutes == 330)
    #expect(moment.iso8601 == "2026-12-04T08:30:00+05:30")
  }

  @Test func twoHyphensEndOptions() throws {
    guard case .list(let arguments) = try parse("list -- --topic -h").command else {
      Issue.record("not a list")
      return
    }
    #expect(arguments.words == ["--topic", "-h"])
  }

  @Test func aHyphenAloneIsAFile() throws {
    guard case .render(let arguments) = try parse("render -").command else {
      Issue.record("not a rendering")
      return
    }
    #expect(arguments.file == "-")
  }

  @Test(arguments: [
    ("--help", []), ("-h", []), ("list --help", ["list"]), ("--help list", ["list"]),
    ("fsrs -h", ["fsrs"]), ("config set -h", ["config", "set"]),
    ("list --bogus --help", ["list"]), ("show a b c -h", ["show"]),
  ])
  func helpIsGivenWhateverElseIsWrong(_ line: String, _ words: [String]) throws {
    #expect(try parse(line).command == .help(words))
  }

  @Test func aLongerNameWinsOverAnArgument() throws {
    #expect(try parse("config get editor").command == .config(.get(key: "editor")))
    #expect(
      try parse("config set learning-steps 1m 10m").command
        == .config(.set(key: "learning-steps", values: ["1m", "10m"])))
    #expect(try parse("help config get").command == .help(["config", "get"]))
  }
}

/// No option may be read and then forgotten.
@Suite struct OptionEffectTests {
  static let cases: [(CommandDescription, OptionDescription)] = CommandDescription.all
    .flatMap { command in command.options.map { (command, $0) } }
    // There is one model so far; the option lets a script say which one it means.
    .filter { $0.1.name != "model" }

  @Test(arguments: cases.map { "\($0.0.name) \($0.1.spelling)" })
  func everyOptionChangesTheCommand(_ name: String) throws {
    let (command, option) = try #require(
      Self.cases.first { "\($0.0.name) \($0.1.spelling)" == name })
    let required = command.positionals.filter(\.isRequired).map(\.value.someText)
    // An option may stand for an argument, which is missing without it.
    let plain = try? ArgumentParser.parse(command.words + required)
    let value = option.value.map { [$0.unusualText] } ?? []
    let changed = try ArgumentParser.parse(command.words + required + [option.spelling] + value)
    #expect(plain?.command != changed.command)
  }
}

extension ValueDescription {
  /// A text that is accepted.
  fileprivate var someText: String {
    if case .choice(_, let words) = self { words.first ?? "" } else { "x" }
  }

  /// A text that is accepted and is no default.
  fileprivate var unusualText: String {
    switch self {
    case .text, .path, .name, .page, .known: "unusual"
    case .integer(_, let range): "\(range.lowerBound + 3)"
    case .number(_, let range): "\(range.lowerBound)"
    case .seed: "3"
    case .day: "2026-12-04"
    case .instant: "2000-01-01T00:00Z"
    case .choice(_, let words): words.first { $0 != "plain" } ?? ""
    }
  }
}
