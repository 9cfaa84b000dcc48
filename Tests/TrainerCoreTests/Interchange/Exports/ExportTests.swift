import Testing
import TrainerMarkdown
import TrainerScheduling
import TrainerScoring
import TrainerTestKit
import TrainerText

@testable import TrainerCore

@Suite("Exports say all and harm nobody")
struct ExportTests {
  private let state: TestState

  init() throws { state = try TestState() }

  /// Names that try to be HTML, a formula, a header, a control sequence.
  private static let hostile = "=1+1 <script>alert(1)</script> & \"q\" \u{1B}[2J \u{202E}"

  private static func deck() -> Deck {
    let topic = "<img src=x onerror=alert(1)>"
    return DeckParser.parse(
      SourceText(
        name: "lesson/deck.md",
        """
        ## =SUM(A1) <script>alert(1)</script> {#one kind=card topic="\(topic)" tags=a,b}
        A prompt with <b>HTML</b>, a\ttab, "quotes" and [a link](javascript:alert(1)).

        ### Answer
        - first
        - second

        ### Key ideas
        - +first \(hostile): this | that | these

        ## # hash {#two kind=cloze}
        Make {{a}b}}, `let x: {{Int}}`, and {{b::a hint: really}}.

        ## Pick {#three kind=choice}
        Which <one>?

        - [x] this & that
          because
        - [ ] <i>none</i>

        ## Read {#four kind=note}
        A page.

        """)
    ).deck
  }

  private func source(
    _ events: [(body: EventBody, moment: Moment)] = [], since: StudyDay? = nil
  ) throws -> ExportSource {
    try state.home.write(logLines(events), to: state.ownLog)
    let library = Library([Self.deck()], try state.replayed())
    let reviews = try state.folder.readWithStream().reviews
    return ExportSource(
      library: library, reviews: reviews, mocks: [], since: since, at: .day(40))
  }

  private static let answers: [(body: EventBody, moment: Moment)] = (0..<30).map { day in
    let moment = Moment.day(day)
    return (
      .review(
        ReviewFacts(
          key: RecordKey("one"), rating: day % 7 == 6 ? .again : .good,
          due: moment.utcMilliseconds + 86_400_000, milliseconds: 9000,
          ideas: [IdeaVerdict(idea: ideaID, verdict: "missing")])), moment
    )
  }

  private static var ideaID: String { deck().items[0].ideas[0].id }

  private func text(_ write: ((String) throws -> Void) throws -> Void) rethrows -> String {
    var text = ""
    try write { text += $0 }
    return text
  }

  // MARK: Anki

  private func anki(_ part: AnkiExport.Part) throws -> [[String]] {
    let text = try text { try AnkiExport(source().library).write(part, $0) }
    let header = text.split(separator: "\n").prefix { $0.hasPrefix("#") }
    #expect(header.count == 7)
    var reader = CSVReader(
      String(text.dropFirst(part.header.count)),
      dialect: CSVDialect(separator: UInt8(ascii: "\t"), allowsBareQuotes: true))
    var rows: [[String]] = []
    while let record = try reader.next() { rows.append(record.fields) }
    return rows
  }

  @Test("every item but notes is a row of five columns, named by its id")
  func ankiRows() throws {
    let rows = try anki(.basic) + anki(.cloze)
    #expect(rows.map { $0[0] } == ["trainer-one", "trainer-three", "trainer-two"])
    #expect(rows.allSatisfy { $0.count == 5 && $0[1] == "trainer::lesson::deck" })
    let topic = "topic::<img-src=x-onerror=alert(1)>"
    #expect(rows[0][2] == "kind::card \(topic) a b")
  }

  @Test("fields are HTML in which nothing of the text is live")
  func ankiFields() throws {
    let fields = try anki(.basic).flatMap { $0[3...] }.joined()
    #expect(!fields.contains("<script") && !fields.contains("<b>HTML") && !fields.contains("<i>"))
    #expect(!fields.contains("javascript:alert") || !fields.contains("href=\"javascript"))
    #expect(fields.contains("&lt;script&gt;"))
    #expect(fields.contains("<b>right:</b> this &amp; that"))
  }

  @Test("brackets and colons in what a cloze hides end and divide nothing")
  func ankiCloze() throws {
    let row = try #require(try anki(.cloze).first)
    #expect(row[3].contains("{{c1::a&#125;b}}"))
    #expect(row[3].contains("<code>let x: {{c2::Int}}</code>"))
    #expect(row[3].contains("{{c3::b::a hint&#58; really}}"))
    #expect(row[3].hasPrefix("<h3># hash</h3>"))
  }

  // MARK: Tables

  @Test("no cell is a formula, and all cells come back")
  func tables() throws {
    for table in TableExport.all(of: try source(Self.answers)) {
      var reader = CSVReader(try text(table.write))
      var rows: [[String]] = []
      while let record = try reader.next() { rows.append(record.fields) }
      #expect(rows.first == table.columns, "\(table.fileName)")
      #expect(rows.allSatisfy { $0.count == table.columns.count }, "\(table.fileName)")
      for cell in rows.flatMap(\.self) {
        #expect(!cell.hasPrefix("=") && !cell.hasPrefix("+") && !cell.hasPrefix("@"), "\(cell)")
      }
    }
  }

  @Test("a table of many rows is written in pieces, none of them large")
  func pieces() throws {
    let many = (0..<20_000).map { number in
      (body: EventBody.review("one", at: .minute(number)), moment: Moment.minute(number))
    }
    let tables = TableExport.all(of: try source(many))
    var pieces: [Int] = []
    try tables[1].write { pieces.append($0.utf8.count) }
    #expect(pieces.count > 20)
    #expect(pieces.allSatisfy { $0 < 1 << 16 })
  }

  @Test("since a day there are only the reviews since, and only their tallies")
  func since() throws {
    let day = Moment.day(25).studyDay(dayStartMinutes: 240)
    let source = try source(Self.answers, since: day)
    let tables = TableExport.all(of: source)
    #expect(try text(tables[1].write).split(separator: "\n").count == 6)
    #expect(try text(tables[2].write).contains(",0,5,0"))
    #expect(try text(TableExport.reviewLog(source).write).split(separator: "\n").count == 6)
  }

  // MARK: JSON, calendar, page

  @Test("the JSON is JSON, has its documented members, and the logs as they are")
  func json() throws {
    let source = try source(Self.answers)
    let text = try text {
      try JSONExport(
        ReportSource(source, state.folder.history()), logs: state.folder.exportedLogs()
      ).write($0)
    }
    let value = try JSONValue(parsing: text)
    #expect(
      value.object?.keys == [
        "format", "version", "exported", "settings", "statistics", "items", "reviews", "ideas",
        "mocks", "logs", "files",
      ])
    #expect(value["reviews"]?.array?.count == 30 && value["items"]?.array?.count == 6)
    let lines = value["logs"]?[0]?["lines"]?.array?.compactMap(\.string) ?? []
    #expect(lines.map { $0 + "\n" }.joined() == state.home.text(state.ownLog))
  }

  @Test("lines of the calendar end with CRLF and are no longer than 75 octets")
  func calendar() throws {
    let events =
      Self.answers + [
        (.set(.interviewDate(Moment.day(50).studyDay(dayStartMinutes: 240))), .day(31)),
        (.review("two", dueIn: 20, at: .day(31)), .day(31)),
      ]
    let text = CalendarExport(try ReportSource(source(events), state.folder.history())).text
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(lines.last == "" && lines.allSatisfy { $0.utf8.count <= 75 && !$0.contains("\n") })
    #expect(
      lines.filter { $0 == "BEGIN:VEVENT" }.count == lines.filter { $0 == "END:VEVENT" }.count)
    #expect(text.contains("SUMMARY:Interview\r\n"))
  }

  @Test("names of topics, items and ideas are text on the page, and nothing runs or loads")
  func page() throws {
    let page = HTMLReport(try ReportSource(source(Self.answers), state.folder.history())).text
    #expect(page.contains("&lt;img src=x onerror=alert(1)&gt;"))
    #expect(page.contains("&lt;script&gt;"))
    for live in [
      "<script", "<img", "<b>HTML", "javascript:", "src=\"", "@import", "url(", "\u{1B}",
    ] {
      #expect(!page.contains(live), "\(live)")
    }
    let report = HTMLWriter(.trusted).html(
      MarkdownDocument(
        SourceText(
          MarkdownReport(try ReportSource(source(Self.answers), state.folder.history())).text)))
    #expect(!report.contains("<script") && !report.contains("<img") && !report.contains("\u{1B}"))
  }
}
