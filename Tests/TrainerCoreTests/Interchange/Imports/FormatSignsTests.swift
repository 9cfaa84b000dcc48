import Testing
import TrainerText

@testable import TrainerCore

@Suite("A form is known by what stands in a file")
struct FormatSignsTests {
  @Test(
    arguments: [
      ("#separator:tab\n#html:true\nf\tb", ImportFormat.anki), ("tags:a b\nf\tb\n", .anki),
      ("f\tb\n", .anki), ("card_id,review_time,review_rating\n1,2,3\n", .revlog),
      ("Q: x\nA: y\n", .hashcards), ("{\"cards\":[]}", .hashcards),
      ("- [x] a\n- [ ] b\n", .quiz), ("What?\nA) x\nB) y\nAnswer: A\n", .quiz),
      ("<details><summary>x</summary>y</details>", .questions), ("## x\n\ny\n", .questions),
      ("a::b <!--SR:!2026-12-04,3,250-->", .obsidian), ("a\n?\nb\n", .obsidian),
      ("## Move?\n\nIt is `std::move`.\n", .questions),
    ])
  func recognized(_ text: String, _ format: ImportFormat) {
    let bom = "\u{FEFF}" + text.split(separator: "\n").joined(separator: "\r\n") + "\r\n"
    for text in [text, bom] {
      #expect(FormatSigns(SourceLines(SourceText(text))).format == format)
    }
  }

  private static let files: [(format: ImportFormat, text: String)] = [
    (
      .trainer,
      "{\"format\":\"trainer-export\",\"version\":1,\n\"items\":[{\"prompt\":\"a,\tb\"}],\"logs\":[]}\n"
    ),
    (.anki, "#separator:tab\n#html:true\nWhich?\tThis.\n"),
    (.hashcards, "Q: What?\nA: That.\n\nC: Make [once].\n"),
    (.hashcards, "{\"cards\":[\n{\"content\":{\"question\":\"a, b\",\"answer\":\"c\"}}]}\n"),
    (.revlog, "card_id,review_time,review_rating\none,1700000000000,3\n"),
    (.questions, "# List\n\n## What is ARC, then?\n\nCounting, of references.\n"),
    (.quiz, "## Which one?\n\n- [x] this\n- [ ] that\n"),
    (.obsidian, "# Notes\n\nfront::back <!--SR:!2026-12-10,6,250-->\n"),
  ]

  @Test(
    "a file read as another form made junk cards", arguments: files.indices, ImportFormat.allCases)
  func pairs(_ file: Int, _ named: ImportFormat) throws {
    let (format, text) = Self.files[file]
    if format == named {
      #expect(try ImportReading.everything(of: text, as: named).format == format)
      return
    }
    let refusal = try #require(throws: ImportRefusal.self) {
      try ImportReading.everything(of: text, as: named)
    }
    #expect(refusal.line == 1)
    #expect(refusal.reason.hasPrefix("this looks like \(format.description), not like "))
  }

  @Test(
    "tables for spreadsheets are named as what they are", arguments: TableExport.Part.allCases,
    [nil] + ImportFormat.allCases.map { Optional($0) })
  func tables(_ part: TableExport.Part, _ named: ImportFormat?) throws {
    let refusal = try #require(throws: ImportRefusal.self) {
      try ImportReading.everything(
        of: part.columns.joined(separator: ",") + "\n- [x] a\n- [ ] b\n", as: named)
    }
    #expect(refusal.line == 1 && refusal.reason.hasPrefix("this is a table for spreadsheets"))
  }
}
