import Testing

@testable import TrainerCore

@Suite struct MockLineTests {
  @Test(
    arguments: [
      ("", .ready, .action(.begin)), ("q", .ready, .action(.end)),
      ("h", .turn(.points), .action(.hint)), ("/h", .turn(.points), .action(.hint)),
      ("/hint", .followUp, .action(.hint)), (" n ", .turn(.answer), .action(.next)),
      ("no", .turn(.answer), .action(.say("no"))), ("", .turn(.points), .action(.say(""))),
      ("//etc is a folder", .turn(.points), .action(.say("/etc is a folder"))),
      ("/etc/hosts is a file", .turn(.points), .action(.say("/etc/hosts is a file"))),
      ("/foo", .turn(.points), .unknownCommand("/foo")), ("?", .turn(.clarify), .help),
      ("n", .turn(.code), .action(.code("n", syntax: nil))), ("/n", .turn(.code), .action(.next)),
      ("// a comment", .turn(.code), .action(.code("// a comment", syntax: nil))),
      ("?", .turn(.code), .help), ("/e", .turn(.code), .edit),
      ("", .turn(.code), .action(.code("", syntax: nil))),
      ("", .paused, .action(.pause)), ("p", .paused, .action(.pause)),
      ("an answer", .paused, .action(.say("an answer"))),
      ("2", .rating(isOpen: false), .action(.rate(2))),
      ("", .rating(isOpen: true), .action(.rate(nil))),
      ("3", .rating(isOpen: true), .notARating("3", most: 2)),
      ("3", .communication(most: 4), .action(.rate(3))),
      ("5", .communication(most: 4), .notARating("5", most: 4)),
      ("good", .rating(isOpen: true), .notARating("good", most: 2)),
      ("q", .rating(isOpen: true), .action(.end)),
      ("y", .challenge, .action(.keep(true))), ("", .challenge, .action(.keep(false))),
      ("no", .challenge, .action(.keep(false))), ("5", .challenge, .notYesOrNo("5")),
      ("q", .challenge, .action(.end)), ("?", .challenge, .help),
      ("1, 3 and 4", .checklist(count: 4), .action(.tick([1, 3, 4]))),
      ("1 99", .checklist(count: 4), .notOfTheList("1 99", count: 4)),
      ("all", .checklist(count: 4), .notOfTheList("all", count: 4)),
      ("", .checklist(count: 4), .action(.tick([]))),
    ] as [(String, MockPrompt, MockLine)])
  func means(_ line: String, _ prompt: MockPrompt, _ meaning: MockLine) {
    #expect(MockLine(line, at: prompt) == meaning)
  }
}
