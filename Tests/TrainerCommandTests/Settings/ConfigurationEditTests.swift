import TrainerText
import Testing

@testable import trainer

/// A file before and after one key got a value.
struct EditCase: CustomTestStringConvertible {
  var key: LookKey
  var value: LookValue
  var before: String
  var after: String

  init(_ key: LookKey, _ value: LookValue, _ before: String, _ after: String) {
    self.key = key
    self.value = value
    self.before = before
    self.after = after
  }

  var testDescription: String { "\(before.debugDescription) → \(after.debugDescription)" }
}

@Suite struct ConfigurationEditTests {
  @Test(arguments: [
    EditCase(.plain, .flag(true), "", "plain: on\n"),
    EditCase(.plain, .flag(true), "# mine", "# mine\nplain: on\n"),
    EditCase(.plain, .flag(true), "editor: vi\r\n", "editor: vi\r\nplain: on\r\n"),
    EditCase(.plain, .flag(true), "plain: off", "plain: on"),
    EditCase(.plain, .flag(true), "plain:\teditor", "plain:\teditor\nplain: on\n"),
    EditCase(
      .plain, .flag(true), "plain:   off   # because\neditor: vi\n",
      "plain:   on   # because\neditor: vi\n"),
    EditCase(.plain, .flag(false), "plain:\neditor: vi\n", "plain: off\neditor: vi\n"),
    EditCase(.plain, .flag(false), "plain:   # why\n", "plain: off   # why\n"),
    EditCase(.editor, .text("vi \"x\" \\"), "editor: 'a'\n", "editor: vi \"x\" \\\n"),
    EditCase(.editor, .text(""), "editor: vi # no\n", "editor: \"\" # no\n"),
    EditCase(.content, .list(["/a", "/b"]), "content: /x\n", "content: [/a, /b]\n"),
    EditCase(.content, .list(["/a"]), "content: [/x, '/y']  # two\n", "content: [/a]  # two\n"),
    EditCase(.content, .list(["/a"]), "content: []\n", "content: [/a]\n"),
    EditCase(.content, .list([]), "content: [/x]", "content: []"),
    EditCase(
      .content, .list(["/a"]), "content:  # mine\n  # first\n  - /x\n  - /y\nplain: on\n",
      "content: [/a]  # mine\n  # first\nplain: on\n"),
    EditCase(.plain, .flag(true), "\u{FEFF}plain: off\n", "\u{FEFF}plain: on\n"),
  ])
  func changesNothingElse(_ edit: EditCase) {
    let bytes = ConfigurationEdit(source: SourceText(edit.before), key: edit.key, value: edit.value)
      .result
    #expect(String(decoding: bytes, as: UTF8.self) == edit.after)
  }

  @Test(arguments: [
    "", "plain: off\n", "content: [a, b] # c\n", "content:\n- a\n- b\n",
    "content:\n  - a\nplain: on",
    "editor:", "# only a remark",
  ])
  func whatWasWrittenIsRead(_ before: String) {
    let values: [(LookKey, LookValue)] = [
      (.plain, .flag(true)), (.confidence, .flag(true)), (.editor, .text("a \u{7}\"b\\ ü")),
      (.content, .list(["/a b", "c: d", "#e", "'f"])), (.content, .list([])),
    ]
    for (key, value) in values {
      let bytes = ConfigurationEdit(source: SourceText(before), key: key, value: value).result
      let source = SourceText(String(decoding: bytes, as: UTF8.self))
      let (configuration, problems) = Configuration.read(source)
      #expect(problems.isEmpty)
      #expect(configuration[key] == value)
    }
  }
}
