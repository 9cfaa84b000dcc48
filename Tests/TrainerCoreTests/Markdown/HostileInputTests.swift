import Foundation
import Testing
import TrainerMarkdown
import TrainerText

@Suite("Hostile texts")
struct HostileInputTests {
  @Test(
    "Eight times the text is about eight times the work",
    arguments: HostileText.pieces + HostileText.shapes)
  func linear(_ text: HostileText) {
    let (small, large) = (text.make(4_000), text.make(32_000))
    // Work that grows with the square would be 64 times as much, each time it is looked at.
    let growths = (0..<3).lazy.map { _ in work(large) / max(work(small), 50_000) }
    #expect(growths.contains { $0 < 40 })
  }

  /// The processor time that reading and writing a text takes on this thread, in nanoseconds.
  private func work(_ text: String) -> Int {
    let source = SourceText(text)
    return (0..<2).map { _ in
      let start = Self.processorTime()
      let document = MarkdownDocument(source, dialect: .deck)
      _ = HTMLWriter(.trusted).html(document)
      return Self.processorTime() - start
    }.min() ?? 0
  }

  private static func processorTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  @Test("Containers nest to 100; what is deeper is text and is reported", arguments: [">", "- "])
  func nesting(_ marker: String) throws {
    let text = String(repeating: marker, count: 5_000) + "a\n\n" + marker + "b\n"
    let document = MarkdownDocument(SourceText(text))
    var block = BlockID.document
    var depth = 0
    while let child = document.children(of: block).first {
      block = child
      switch document.kind(of: block) {
      case .blockQuote, .listItem: depth += 1
      default: break
      }
    }
    #expect(depth == 100)
    #expect(document.kind(of: block) == .paragraph)
    #expect(document.content(of: block).hasSuffix(marker + "a"))
    let problem = try #require(document.problems.first)
    #expect(document.problems.count == 1)
    #expect(problem.code == "nested-too-deep")
    #expect(problem.place == SourcePlace(line: 1, column: 100 * marker.count + 1))
  }

  @Test("Each block that nests too deep is reported once, with its rows and items")
  func problems() {
    let deep = String(repeating: "> ", count: 101) + "a\n"
    let document = MarkdownDocument(SourceText(deep + deep + "\nb\n\n" + deep))
    #expect(document.problems.map(\.place.line) == [1, 6])
    #expect(MarkdownDocument(SourceText(String(deep.dropFirst(2)))).problems.isEmpty)
  }

  @Test("What the output repeats is bounded by the input")
  func outputSize() {
    let destination = "[a]: " + HostileText.repeated("x", 60_000) + "\n\n"
    let links = SourceText(destination + HostileText.repeated("[a]\n\n", 5_000))
    #expect(HTMLWriter(.trusted).html(MarkdownDocument(links)).utf8.count < 400_000)
    let table = SourceText(
      HostileText.repeated("|a", 2_000) + "\n" + HostileText.repeated("|-", 2_000) + "\n"
        + HostileText.repeated("|\u{20}a\n", 8_000))
    #expect(HTMLWriter(.trusted).html(MarkdownDocument(table)).utf8.count < 600_000)
  }

  @Test("Brackets without end are text")
  func brackets() {
    let text = String(repeating: "[", count: 20_000)
    #expect(HTMLWriter(.trusted).html(MarkdownDocument(SourceText(text))) == "<p>\(text)</p>\n")
  }

  @Test("A text that is too long is read up to the limit, and that is reported")
  func limit() {
    let source = SourceText("a\nbc\nd\n")
    let document = MarkdownDocument(source, from: nil, dialect: .commonMark, byteLimit: 3)
    #expect(document.dump() == "document @1:1-2:2\n  paragraph @1:1-2:2 \"a\\nb\"\n")
    #expect(document.problems.map(\.code) == ["text-too-long"])
    #expect(document.problems.map(\.place) == [SourcePlace(line: 2, column: 2)])
  }

  @Test("A line may be long")
  func longLine() {
    let document = MarkdownDocument(SourceText(String(repeating: "a", count: 10_000_000)))
    #expect(document.children(of: .document).map { document.range(of: $0) } == [0..<10_000_000])
  }
}
