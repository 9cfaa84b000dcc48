import Testing
import TrainerScheduling
import TrainerText

@testable import TrainerCore

@Suite("Files of other programs are read")
struct ImportReadingTests {
  private func read(_ text: String, as format: ImportFormat? = nil) throws -> ImportReading {
    try .everything(of: text, as: format)
  }

  private func notes(_ reading: ImportReading) -> [String] {
    reading.unread.map { "\($0.line): \($0.message)" }
  }

  @Test(
    "a form is known by what stands in the file",
    arguments: [
      ("#separator:tab\n#html:true\nf\tb", ImportFormat.anki), ("tags:a b\nf\tb\n", .anki),
      ("f\tb\n", .anki), ("card_id,review_time,review_rating\n1,2,3\n", .revlog),
      ("Q: x\nA: y\n", .hashcards), ("{\"cards\":[]}", .hashcards),
      ("- [x] a\n- [ ] b\n", .quiz), ("What?\nA) x\nB) y\nAnswer: A\n", .quiz),
      ("<details><summary>x</summary>y</details>", .questions), ("## x\n\ny\n", .questions),
      ("a::b <!--SR:!2026-12-04,3,250-->", .obsidian), ("a\n?\nb\n", .obsidian),
    ])
  func recognized(_ text: String, _ format: ImportFormat) {
    let bom = "\u{FEFF}" + text.split(separator: "\n").joined(separator: "\r\n") + "\r\n"
    for text in [text, bom] {
      #expect(ImportFormat.recognized(in: SourceLines(SourceText(text))) == format)
    }
  }

  @Test("every key of Anki's header is known")
  func ankiHeader() throws {
    let reading = try read(
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
    #expect(notes(reading) == ["11: the header has no key 'colour'"])
  }

  @Test(
    "a header that cannot be is refused at its line",
    arguments: [
      ("#separator:what\na\tb", 1), ("#html:yes\na\tb", 1),
      ("#separator:tab\n#guid column:x\na\tb", 2),
      ("#separator:comma\nno fields\n", 2),
    ])
  func ankiRefusal(_ text: String, _ line: Int) {
    let refusal = #expect(throws: ImportRefusal.self) { try read(text, as: .anki) }
    #expect(refusal?.line == line)
  }

  @Test("an unclosed quote is told, and does not swallow what was before it")
  func ankiQuote() throws {
    let reading = try read("#separator:tab\n#html:false\na\tb\nc\t\"d\ne\tf\n")
    #expect(reading.items.map(\.title) == ["a"])
    #expect(notes(reading) == ["4: the quote that opens here is never closed"])
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
    let reading = try read("#separator:tab\n#html:true\n#notetype:Cloze\n\(field)\tmore\n")
    if prompt.contains("{{") && !prompt.hasPrefix("never") {
      #expect(reading.items.map(\.prompt) == [prompt])
    } else {
      #expect(notes(reading) == ["4: nothing is hidden in the cloze"])
    }
  }

  @Test("hidden code with two colons would be half a hint, so it is told instead")
  func ankiClozeInCode() throws {
    let reading = try read(
      "#separator:tab\n#html:true\n#notetype:Cloze\n{{c1::<code>std&#58;&#58;move</code>}}\tx\n")
    #expect(reading.items.isEmpty && reading.unread.count == 1)
  }

  @Test("reviews of hashcards are those of the wall clock, and of the right deletion")
  func hashcards() throws {
    let reading = try read(
      """
      {"cards":[
      {"hash":"b","deckName":"D","content":{"cloze":{"text":"Ä b c","start":5,"end":5}}},
      {"hash":"a","deckName":"D","content":{"cloze":{"text":"Ä b c","start":3,"end":3}}}],
      "sessions":[{"reviews":[{"hash":"b","reviewedAt":"2026-12-04T00:30:00","grade":"Easy",
      "dueDate":"2026-12-09"}]}]}
      """)
    #expect(reading.items.map(\.prompt) == ["Ä {{b}} {{c}}"])
    let review = try #require(reading.items.first?.reviews.first)
    #expect(review.deletion == 1 && review.rating == .easy)
    #expect(review.moment.iso8601 == "2026-12-04T00:30:00+01:00")
    #expect(review.due?.iso == "2026-12-09")
  }

  @Test("a deletion that cuts a letter in two is told")
  func hashcardsLetters() throws {
    let reading = try read(
      "{\"cards\":[{\"hash\":\"b\",\"content\":{\"cloze\":{\"text\":\"Ä\",\"start\":1,\"end\":1}}}]}"
    )
    #expect(reading.items.isEmpty && reading.unread.count == 1)
  }

  @Test("JSON that ends too early is named with its line")
  func brokenJSON() {
    let refusal = #expect(throws: ImportRefusal.self) { try read("{\n\"cards\":[\n{\"hash\":") }
    #expect(refusal?.line == 3)
  }

  @Test("letters are read as people write them")
  func letters() throws {
    let reading = try read(
      """
      Question 7: Which?
      (a) one
      (b) two
      Correct answer: (b) two, because

      Explanation: b.

      **8. And which?**

      - **A)** one
      - **B)** two
      - **C)** three

      **Answers: A and C**
      """)
    let choices = reading.items.map { item -> [Bool] in
      if case .choice(let options) = item.task { options.map(\.isRight) } else { [] }
    }
    #expect(choices == [[false, true], [true, false, true]])
    #expect(reading.items.map(\.title) == ["Which?", "**8. And which?**"])
    #expect(reading.items.map(\.answer) == ["Explanation: b.", ""])
  }

  @Test("prose is no option")
  func prose() {
    for line in [
      "A. ", "I.e. this", "e.g. that", "- a list entry", "C: a cloze", "Q: a question", "A: x",
    ] {
      #expect(OptionLine(line[...]) == nil, "\(line)")
    }
  }

  @Test("schedules of Obsidian come as one good answer, each beside its card")
  func obsidian() throws {
    let reading = try read(
      """
      a::b
      c::d <!--SR:!2026-12-10,6,250!2026-12-11,1,230-->

      `x::y` is code

      text <!--SR:!2026-12-10,6,250-->
      """)
    #expect(reading.items.map(\.title).prefix(2) == ["a", "c"])
    let dues = reading.items.map { $0.reviews.first?.due?.iso }
    #expect(dues.prefix(2) == ["2026-12-10", "2026-12-11"])
    #expect(notes(reading) == ["6: a schedule without a card above it"])
  }

  @Test("an export is told from another by its version, and its lines are looked at")
  func export() throws {
    let line = #"{\"v\":1,\"n\":1,\"t\":1,\"z\":0,\"e\":\"rest\",\"item\":\"a\"}"#
    let text = """
      {"format":"trainer-export","version":1,"items":[{"logs":[1]}],"logs":[
      {"file":"mac.jsonl","lines":[
      "\(line)",
      "no event"]}]}
      """
    let reading = try read(text)
    #expect(reading.logs.map(\.fileName) == ["mac.jsonl"])
    #expect(notes(reading) == ["4: a line of mac.jsonl that is no event"])
    let newer = #expect(throws: ImportRefusal.self) {
      try read(text.replacing("\\\"v\\\":1", with: "\\\"v\\\":2"))
    }
    #expect(newer?.line == 3)
    #expect(throws: ImportRefusal.self) { try read(String(text.dropLast(2))) }
    for name in ["../mac.jsonl", "mac.json", ".jsonl", "a/b.jsonl", "mac\\n.jsonl"] {
      #expect(throws: ImportRefusal.self) { try read(text.replacing("mac.jsonl", with: name)) }
    }
  }

  @Test("a picture went away without a word")
  func pictures() throws {
    let text = """
      ## What?

      Look <img src="img/a.png" alt="here"> and ![there](b.png), ![far](https://x.org/c.png).
      `<img src="code.png">`

      ```html
      <img src="code.png">
      ```

      <video
        src="d.mp4"></video> <a href="https://swift.org">Swift</a>
      """
    let reading = try read(text, as: .questions)
    #expect(
      notes(reading) == [
        "3: the picture a.png is left out",
        "3: the file b.png is not copied; what shows it stays as it is",
        "10: a film is left out",
      ])
    #expect(reading.items[0].answer.contains("Look here and ![there](b.png), ![far]"))
    #expect(reading.items[0].answer.hasSuffix("[Swift](<https://swift.org>)"))
  }

  @Test("a tag over several lines was shown raw")
  func tagOverLines() throws {
    let text = "## What?\n\nThis\n<img\n  src=\"a.png\"\n  width=3>\nstays, and 1 <b\n\nas well.\n"
    let answer = try read(text, as: .questions).items[0].answer
    #expect(answer == "This\n\nstays, and 1 \\<b\n\nas well.")
  }

  @Test("every damaged line of another home's log was a notice")
  func damagedLines() throws {
    let lines = (0..<40).map { _ in "\"no event\"" }.joined(separator: ",\n")
    let text =
      "{\"format\":\"trainer-export\",\"version\":1,\n\"logs\":[{\"file\":\"a.jsonl\",\"lines\":[\n\(lines)]}]}"
    let reading = try read(text)
    #expect(reading.unread.count == 6)
    #expect(
      notes(reading).last == "42: 35 more lines of a.jsonl that are no events, the last one here")
  }

  @Test(
    "a file of another home lands nowhere but among its decks and mocks",
    arguments: [
      "../a.md", "decks/../../a.md", "decks/.a.md", "decks/a.txt", "config.yaml", "mocks/a/b.json",
      "/decks/a.md", "decks//a.md", "reviews/a.jsonl", "decks/a\n.md",
    ])
  func namesOfFiles(_ name: String) throws {
    #expect(!HomeFile.isName(name))
    #expect(HomeFile.isName("decks/a b/ü.md") && HomeFile.isName("mocks/a.json"))
  }

  @Test("a review log is read in pieces, and its lines are counted on", arguments: ["\n", "\r\n"])
  func largeReviewLog(_ end: String) throws {
    let count = 45_000
    let name = String(repeating: "card-", count: 20)
    var text = "card_id,review_time,review_rating" + end
    for number in 0..<count { text += "\(name)\(number % 9),\(1_700_000_000_000 + number),3" + end }
    text += "card,x,3" + end
    #expect(text.utf8.count > 4 << 20)
    let reading = try read(text)
    #expect(reading.reviews.count == count)
    let last = try #require(reading.reviews.last)
    #expect(last.review.moment.utcMilliseconds == Int64(1_700_000_000_000 + count - 1))
    #expect(reading.unread.map(\.line) == [count + 2])
  }

  @Test("notes of Anki are read in pieces, quotes and line ends where they may be cut")
  func largeNotes() throws {
    let count = 3000
    let words = String(repeating: "An answer of some length. ", count: 16)
    var text = "#separator:tab\n#html:false\n"
    for number in 0..<count { text += "\"Q\(number)\nof \"\"them\"\"\"\t\(words)\r\n" }
    #expect(text.utf8.count > 1 << 20)
    let reading = try read(text)
    #expect(reading.items.count == count && reading.unread == [])
    #expect(reading.items.last?.line == 2 * count + 1)
    #expect(reading.items.allSatisfy { $0.answer.hasPrefix("An answer of some length. ") })
  }
}

extension ImportReading {
  /// What a text says, its items among it; everything that a review log names is here.
  fileprivate static func everything(
    of text: String, as format: ImportFormat? = nil
  ) throws -> ImportReading {
    var items: [ImportedItem] = []
    var reading = try ImportReading.read(
      ByteStream(Array(text.utf8)), named: "file", as: format, zone: 60, isHere: { _ in true }
    ) { item, _ in
      items.append(item)
    }
    reading.items = items
    return reading
  }
}
