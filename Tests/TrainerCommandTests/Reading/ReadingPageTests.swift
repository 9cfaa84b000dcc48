import Foundation
import Testing
import TrainerText

@testable import trainer

/// A page as it is read, in files that people look at.
///
/// `RECORD_GOLDEN=1 swift test --filter ReadingPage` writes the files anew and fails.
@Suite struct ReadingPageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/reading")

  private static let page = { () -> String in
    (try? String(contentsOf: folder.appending(path: "page.md"), encoding: .utf8)) ?? ""
  }()

  enum Look: String, CaseIterable {
    case rich, ascii, spoken

    var signs: ReadingSigns {
      switch self {
      case .rich: .rich
      case .ascii: .ascii
      case .spoken: .spoken
      }
    }
  }

  @Test(arguments: [40, 80, 120], Look.allCases)
  func readsAsRecorded(_ width: Int, _ look: Look) throws {
    let lines = Reading(width: width, signs: look.signs).lines(of: Self.page)
    let text = lines.map { VisibleText($0.text).text + "\n" }.joined()
    try compare(text, with: "page-\(width)-\(look.rawValue).txt")
  }

  @Test func looksAsRecorded() throws {
    let lines = Reading(width: 80, numbersCode: true).lines(of: Self.page)
    let text = Self.text(
      lines.map { StyledText(spans: $0.spans + [.init(text: "\n")]) }, usesColor: true)
    try compare(VisibleText(text).text, with: "page-80-styled.txt")
  }

  private static func text(_ lines: [StyledText], usesColor: Bool) -> String {
    var bytes: [UInt8] = []
    for line in lines { bytes += line.bytes(usesColor: usesColor) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func compare(_ text: String, with name: String) throws {
    let file = Self.folder.appending(path: name)
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(name)")
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    let pairs = zip(text.split(separator: "\n"), expected.split(separator: "\n"))
    let difference = pairs.first { $0 != $1 }.map { "\($0) is not \($1)" }
    #expect(text == expected, "\(name): \(difference ?? "another length")")
  }

  @Test(arguments: Look.allCases)
  func noLineIsTooWideAndNothingSteers(_ look: Look) {
    for width in [1, 2, 3, 7, 10, 16, 33, 64, 96, 500] {
      let lines = Reading(width: width, signs: look.signs, numbersCode: width % 2 == 0)
        .lines(of: Self.page)
      // The number of a line of code and one character of it are never left out.
      let limit = max(min(width, Reading.widest), 6)
      #expect(lines.filter { $0.width > limit }.map(\.text) == [])
      let text = Self.text(lines, usesColor: false)
      #expect(!text.contains("\u{1B}"))
      #expect(!text.contains("\u{202E}"))
    }
  }

  @Test func everyWordIsThereAtEveryWidth() {
    let page = Self.page.replacing("1. ", with: "- ").replacing("2. ", with: "- ")
    let words = { (width: Int?) -> String in
      let lines = Reading(width: width, signs: .spoken).lines(of: page)
      // Bullets, margins and signs of broken code come and go with the width.
      return lines.map(\.text).joined().filter { $0.isLetter || $0.isNumber }
    }
    for width in [1, 5, 20, 40, 80] { #expect(words(width) == words(nil)) }
  }

  @Test func theAsciiTwinIsAscii() {
    let text =
      "# A\n\n## B\n\n> q\n\n- a\n  - b\n    - c\n\n- [x] d\n- [ ] e\n\n---\n\n|a|b|\n|-|-|\n|c|d|\n\n"
    let code = "```\n" + String(repeating: "long ", count: 30) + "\n```\n"
    for signs in [ReadingSigns.ascii, .spoken] {
      let lines = Reading(width: 40, signs: signs, numbersCode: true).lines(of: text + code)
      #expect(lines.allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x80 } })
    }
    let rich = Reading(width: 40).lines(of: text + code).map(\.text).joined()
    for sign in ["━", "─", "│", "•", "◦", "▪", "☐", "☑", "┼", "↪"] { #expect(rich.contains(sign)) }
  }

  @Test func theSignsFitTheOutput() {
    let utf8 = ["LANG": "de_DE.UTF-8"]
    let signs = { (usesColor: Bool, isPlain: Bool, environment: [String: String]) in
      ReadingSigns(
        SignSet.fitting(isPlain: isPlain, environment: environment), usesColor: usesColor)
    }
    #expect(signs(true, false, utf8) == .rich)
    #expect(signs(true, true, utf8) == .ascii)
    #expect(signs(true, false, ["LANG": "de_DE.UTF-8", "LC_ALL": "C"]) == .ascii)
    #expect(signs(true, false, ["LANG": "C.UTF-8", "ACCESSIBLE": "1"]) == .spoken)
    let marked = Reading(width: 80, signs: signs(false, false, utf8)).lines(of: "- *a* **b**")
    #expect(marked.map(\.text) == ["• _a_ *b*"])
  }

  @Test func aTableMayHaveShortAndLongRows() {
    let table = "|a|b|\n|-|-|\n|c|\n|d|e|f|\n"
    let lines = Reading(width: 40, signs: .ascii).lines(of: table).map(\.text)
    #expect(lines == ["a | b", "--+--", "c", "d | e"])
  }

  @Test func whatIsNestedDeepIsStillReadable() {
    let deep = (0..<40).map { String(repeating: "  ", count: $0) + "- level \($0)" }
    let lines = Reading(width: 30).lines(of: deep.joined(separator: "\n"))
    #expect(lines.allSatisfy { $0.width <= 30 })
    #expect(lines.last?.text.hasSuffix("▪ level 39") == true)
  }

  @Test func longTextsAreNoTrouble() {
    let word = String(repeating: "x", count: 50_000)
    #expect(Reading(width: 50).lines(of: word).count == 1000)
    #expect(Reading(width: 54).lines(of: "```\n\(word)\n```").count > 1000)
    let header = String(repeating: "|a", count: 2000) + "\n" + String(repeating: "|-", count: 2000)
    let table = header + "\n" + String(repeating: "|b\n", count: 2000)
    #expect(Reading(width: 80).lines(of: table).count > 2000)
    #expect(Reading(width: nil).lines(of: table).count == 2002)
  }
}
