import Testing

@testable import TrainerCore

@Suite("Notes of Anki are read")
struct AnkiReadingTests {
  @Test("every key of Anki's header is known")
  func ankiHeader() throws {
    let reading = try ImportReading.everything(
      of:
        """
        #Separator: Semicolon
        #HTML:false
        #tags:all of them
        #columns:id;Back;Front;where;Tags;kind
        #guid column:1
        #deck column:4
        #tags column:5
        #notetype column:6
        #if matches:keep both
        #match scope:notetype + deck
        #colour:red
        g1;"an ""answer""
        of two lines";a <question>;A::B;mine;Basic
        """)
    #expect(reading.items.count == 1)
    let item = try #require(reading.items.first)
    #expect(item.title == "a \\<question>" && item.answer == "an \"answer\"\\\nof two lines")
    #expect(item.topic == "B" && item.tags == ["all", "of", "them", "mine"])
    #expect(item.line == 12)
    #expect(reading.notes == ["11: the header has no key 'colour'"])
  }

  @Test(
    "a header that cannot be is refused at its line",
    arguments: [
      ("#separator:what\na\tb", 1), ("#html:yes\na\tb", 1),
      ("#separator:tab\n#guid column:x\na\tb", 2),
      ("#separator:comma\nno fields\n", 2),
    ])
  func ankiRefusal(_ text: String, _ line: Int) {
    let refusal = #expect(throws: ImportRefusal.self) {
      try ImportReading.everything(of: text, as: .anki)
    }
    #expect(refusal?.line == line)
  }

  @Test("an unclosed quote is told, and does not swallow what was before it")
  func ankiQuote() throws {
    let reading = try ImportReading.everything(
      of: "#separator:tab\n#html:false\na\tb\nc\t\"d\ne\tf\n")
    #expect(reading.items.map(\.title) == ["a"])
    #expect(reading.notes == ["4: the quote that opens here is never closed"])
  }

  @Test(
    "clozes keep what is hidden and hinted",
    arguments: [
      ("{{c1::a}} and {{c2::b::hint}}", "{{a}} and {{b::hint}}"),
      ("{{c1::outer {{c2::inner}} rest}}", "outer {{inner}} rest"),
      ("{{c1::a&#58;&#58;b}}", "{{a:\\:b}}"),
      ("{{c1::<code>x}</code>}} {{ y", "{{`x}`}} \\{\\{ y"),
      ("{{c1::never closed", "never closed"),
    ])
  func ankiCloze(_ field: String, _ prompt: String) throws {
    let reading = try ImportReading.everything(
      of: "#separator:tab\n#html:true\n#notetype:Cloze\n\(field)\tmore\n")
    if prompt.contains("{{") {
      #expect(reading.items.map(\.prompt) == [prompt])
    } else {
      #expect(reading.notes == ["4: nothing is hidden in the cloze"])
    }
  }

  @Test("hidden code with two colons would be half a hint, so it is told instead")
  func ankiClozeInCode() throws {
    let reading = try ImportReading.everything(
      of:
        "#separator:tab\n#html:true\n#notetype:Cloze\n{{c1::<code>std&#58;&#58;move</code>}}\tx\n")
    #expect(reading.items.isEmpty && reading.unread.count == 1)
  }
}
