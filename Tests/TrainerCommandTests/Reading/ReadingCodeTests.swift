import Testing

@testable import trainer

@Suite struct ReadingCodeTests {
  private let code = (1...10).map { "line(\($0))" }.joined(separator: "\n")

  @Test func numbersEndInOneColumn() {
    let lines = Reading(width: 80).code(code, language: "swift", width: 80, numbered: true)
    #expect(lines.first?.text == "  1  line(1)")
    #expect(lines.last?.text == " 10  line(10)")
  }

  @Test func linesArePointedAt() {
    let lines = Reading(width: 80, signs: .ascii)
      .code(code, language: nil, width: 80, numbered: true, pointingAt: [2, 10])
    #expect(lines[1].text == "> 2  line(2)")
    #expect(lines[2].text == "  3  line(3)")
    #expect(lines[9].text == ">10  line(10)")
  }

  @Test func aLongLineGoesOnUnderItself() {
    let lines = Reading(width: 80, signs: .ascii)
      .code("let number = 123456789", language: "swift", width: 16, numbered: true)
    #expect(lines.map(\.text) == [" 1  let number", "    \\ = 12345678", "    \\ 9"])
  }

  @Test func codeIsCutBehindABlankIfOneIsNear() {
    let reading = Reading(width: 80, signs: .ascii)
    let code = reading.code(
      "some words here and averyverylongwordthatisnotbroken", language: nil, width: 14)
    #expect(
      code.map(\.text) == [
        "some words ", "\\ here and ", "\\ averyverylon", "\\ gwordthatisn", "\\ otbroken",
      ])
  }

  @Test func tabsAreBlanks() {
    let lines = Reading(width: 80).code("\ta\tb\r\nc", language: "", width: nil)
    #expect(lines.map(\.text) == ["    a   b", "c"])
  }
}
