import Testing
import TrainerTestKit

@testable import TrainerTerminal

@Suite struct LineEditingTests {
  /// What is typed, and the text it leaves with a bar where the cursor is.
  @Test(arguments: [
    ("abc", "abc|"),
    ("abc\u{1B}[D\u{1B}[DX", "aX|bc"),
    ("abc\u{1}X\u{5}Y", "XabcY|"),
    ("abc\u{2}\u{2}\u{6}", "ab|c"),
    ("one two three\u{1B}b\u{1B}b", "one |two three"),
    ("one two\u{1}\u{1B}f", "one| two"),
    ("one two\u{1B}[1;5D\u{1B}[1;5D\u{1B}[1;5D", "|one two"),
    ("abc\u{7F}\u{8}", "a|"),
    ("abc\u{1}\u{1B}[3~\u{4}", "|c"),
    ("one two\u{17}", "one |"),
    ("one.two\u{1B}\u{7F}", "one.|"),
    ("one two\u{1}\u{1B}d", "| two"),
    ("one two\u{15}", "|"),
    ("one two\u{2}\u{2}\u{B}", "one t|"),
    ("one two\u{17}\u{17}\u{19}!", "one two!|"),
    ("one two\u{17}\u{1}\u{19}", "two|one "),
    ("ab\u{14}", "ba|"),
    ("abc\u{2}\u{14}", "acb|"),
    ("a\u{14}", "a|"),
    ("cafe\u{301}\u{7F}", "caf|"),
    ("👩‍👩‍👧x\u{1B}[D\u{7F}", "|x"),
    ("🇩🇪🇫🇷\u{7F}", "🇩🇪|"),
    ("one two three\u{1F}", "one two|"),
    ("one two\u{17}\u{1F}", "one two|"),
    ("one\u{18}\u{15}", "|"),
    ("a\u{1B}\rb", "a\nb|"),
    ("ab\u{1B}\rcd\u{1B}[Ax", "abx|\ncd"),
    ("ab\u{1B}\rc\u{1}\u{1B}[D\u{1B}[Bx", "ab\ncx|"),
    ("ab\u{1B}\rcd\u{1B}<x", "x|ab\ncd"),
    ("ab\u{1B}\rcd\u{1B}[A\u{B}", "ab|cd"),
    ("a\u{1B}[200~1\r2\u{1B}[31m\u{1B}[201~b", "a1\n2[31mb|"),
    ("\u{1B}[A\u{1B}[A", "oldest one|"),
    ("draft\u{1B}[A\u{1B}[B", "draft|"),
    ("\u{10}\u{10}\u{10}\u{E}", "newer two|"),
    ("\u{12}one", "oldest one|"),
    ("\u{12}o", "newer two|"),
    ("\u{12}o\u{12}", "oldest one|"),
    ("\u{12}one\u{7F}\u{7F}\u{7F}tw", "newer two|"),
    ("text\u{12}one\u{7}", "text|"),
    ("\u{12}one\u{1}x", "x|oldest one"),
    ("\u{12}zzz", "|"),
    ("p\t", "pr|"),
    ("p\t\t", "practice|"),
    ("p\t\t\t", "print|"),
    ("p\t\u{1B}[Z", "print|"),
    ("p\t\t\u{7}", "pr|"),
    ("q\t", "quit |"),
    ("z\t", "z|"),
  ])
  func keysEdit(_ typed: String, _ expected: String) {
    var editing = LineEditing.forTests()
    #expect(editing.type(typed) == nil)
    #expect(editing.buffer.marked == expected)
  }

  @Test(arguments: [
    ("abc\r", InputEvent.line("abc")),
    ("\n", .line("")),
    ("a\u{1B}\rb\r", .line("a\nb")),
    ("\u{4}", .endOfInput),
    ("a\u{3}", .interrupted(hadText: true)),
    ("\u{3}", .interrupted(hadText: false)),
    ("\u{12}one\r", .line("oldest one")),
    ("p\t\t\r", .line("practice")),
    ("a\u{1B}[200~b\rc\r\u{1B}[201~\r", .line("ab\nc\n")),
  ])
  func anEntryEnds(_ typed: String, _ event: InputEvent) {
    var editing = LineEditing.forTests()
    #expect(editing.type(typed) == .done(event))
  }

  @Test(arguments: [
    ("\u{1A}", LineEditing.Step.suspend), ("\u{C}", .clearScreen), ("\u{18}\u{5}", .openEditor),
  ])
  func someKeysNeedTheTerminal(_ typed: String, _ step: LineEditing.Step) {
    var editing = LineEditing.forTests()
    #expect(editing.type(typed) == step)
  }

  @Test(arguments: [
    ("let x = 1\r.\r", InputEvent.line("let x = 1")),
    ("a\rb\r\r.\r", .line("a\nb\n")),
    ("a\r.b\r.\r", .line("a\n.b")),
    (".\r", .line("")),
    ("/q\r", .line("/q")),
    ("//q\r.\r", .line("//q")),
    ("a\r/q\r.\r", .line("a\n/q")),
  ])
  func severalLinesEndWithAFullStop(_ typed: String, _ event: InputEvent) {
    var prompt = LinePrompt("> ")
    prompt.ending = .fullStop { $0 == "/q" }
    var editing = LineEditing(prompt)
    #expect(editing.type(typed) == .done(event))
  }

  /// The same key that begins a line elsewhere, as help says.
  @Test(
    "Alt-Enter handed in code of which the first line was written",
    arguments: [
      ("first\u{1B}\rsecond", "first\nsecond|"), ("first\r.\u{1B}\r", "first\n.\n|"),
      ("/q\u{1B}\r", "/q\n|"), ("first\u{1B}[13;2u", "first\n|"),
    ])
  func altEnterBeginsALineOfCode(_ typed: String, _ expected: String) {
    var prompt = LinePrompt("> ")
    prompt.ending = .fullStop { $0 == "/q" }
    var editing = LineEditing(prompt)
    #expect(editing.type(typed) == nil)
    #expect(editing.buffer.marked == expected)
    #expect(editing.type("\r.\r") != nil)
  }

  @Test func aSingleKeyIsAnEntryWhereThatIsWanted() {
    var prompt = LinePrompt("> ")
    prompt.answersAtOnce = ["1", "?"]
    for (typed, step) in [
      ("1", .done(.line("1"))), ("?", .done(.line("?"))), ("y1", nil), ("5", nil),
    ] as [(String, LineEditing.Step?)] {
      var editing = LineEditing(prompt)
      #expect(editing.type(typed) == step)
    }
    var pasting = LineEditing(prompt)
    #expect(pasting.type("\u{1B}[200~1\u{1B}[201~") == nil)
  }

  @Test func whatAnotherProgramMadeOfATextCanBeTakenBack() {
    var editing = LineEditing.forTests()
    _ = editing.type("before")
    editing.take("after\nit")
    #expect(editing.buffer.marked == "after\nit|")
    _ = editing.type("\u{1F}")
    #expect(editing.buffer.marked == "before|")
  }

  @Test(arguments: 0..<20)
  func noKeysBreakAnything(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var editing = LineEditing.forTests()
    let bytes =
      "abc e\u{301}🇩🇪👩‍👧日\u{1}\u{2}\u{5}\u{6}\u{B}\u{15}\u{17}\u{19}\u{14}\u{1F}\u{12}\t\u{7F}\u{4}\u{10}\u{E}"
    let pieces =
      bytes.unicodeScalars.map(String.init) + [
        "\u{1B}\r", "\u{1B}b", "\u{1B}d", "\u{1B}[A", "\u{1B}[B", "\u{1B}[Z",
        "\u{1B}[200~x\r\u{301}y\u{1B}[201~",
      ]
    for _ in 0..<150 {
      _ = editing.type(random.pick(pieces))
      #expect(editing.buffer.characters == Array(editing.buffer.text))
      #expect(0...editing.buffer.characters.count ~= editing.buffer.cursor)
    }
  }
}

extension LineEditing {
  /// A line with two commands in its history and four that can be completed.
  static func forTests() -> LineEditing {
    var prompt = LinePrompt("> ")
    prompt.history = ["oldest one", "newer two"]
    prompt.completions = { text in
      Completions(of: text, ["practice", "print", "quit"].filter { $0.hasPrefix(text) })
    }
    return LineEditing(prompt)
  }

  /// Presses the keys of some bytes; the first step that is more than going on, or nil.
  mutating func type(_ text: String) -> Step? {
    var decoder = KeyDecoder()
    for key in decoder.feed(text.utf8) + decoder.flush() {
      let step = press(key)
      if step != .goOn { return step }
    }
    return nil
  }
}

extension LineBuffer {
  /// The text with a bar where the cursor is.
  var marked: String { textBeforeCursor + "|" + String(characters[cursor...]) }
}
