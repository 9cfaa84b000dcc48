import Testing
import TrainerCore
import TrainerTestKit

@Suite struct CSVWritingTests {
  @Test(
    arguments: [
      (["a", "b"], "a,b\n"), ([""], "\"\"\n"), (["", ""], ",\n"), (["a,b"], "\"a,b\"\n"),
      (["say \"hi\""], "\"say \"\"hi\"\"\"\n"), (["a\nb"], "\"a\nb\"\n"),
      (["a\r\nb"], "\"a\r\nb\"\n"),
      (["#1", "a#"], "\"#1\",a#\n"), ([" a "], " a \n"), (["=1"], "=1\n"), (["a\tb"], "a\tb\n"),
    ])
  func quotesWhatMustBe(fields: [String], expected: String) {
    var writer = CSVWriter(isHarmlessInSpreadsheets: false)
    writer.append(fields)
    #expect(writer.text == expected)
  }

  @Test(
    "What a spreadsheet would run gets an apostrophe, numbers stay numbers",
    arguments: [
      ("=1+1", "'=1+1"), ("+1+1", "'+1+1"), ("-a", "'-a"), ("@sum", "'@sum"), ("\tx", "'\tx"),
      ("\rx", "\"'\rx\""), ("\nx", "\"'\nx\""), ("  =1", "'  =1"), ("＝1", "'＝1"), ("-", "'-"),
      ("=a,\"b\"", "\"'=a,\"\"b\"\"\""), ("-5", "-5"), ("+3.25", "+3.25"), ("a=1", "a=1"),
      ("", "\"\""),
    ])
  func isHarmless(field: String, expected: String) {
    var writer = CSVWriter(isHarmlessInSpreadsheets: true)
    writer.append([field])
    #expect(writer.text == expected + "\n")
  }

  @Test func writesOtherSeparators() {
    var writer = CSVWriter(separator: "\t", isHarmlessInSpreadsheets: false)
    writer.append(["a,b", "c\td"])
    #expect(writer.text == "a,b\t\"c\td\"\n")
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func readsBackWhatItWrote(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let pieces = [
      "a", "b c", ",", "\"", "\n", "\r", "\r\n", "\t", "#", "é", "😀", "\u{FEFF}", "=", "",
    ]
    let records = (0..<Int.random(in: 0...8, using: &random)).map { _ in
      (0..<Int.random(in: 1...4, using: &random)).map { _ in
        (0..<Int.random(in: 0...4, using: &random)).map { _ in random.pick(pieces) }.joined()
      }
    }
    var writer = CSVWriter(isHarmlessInSpreadsheets: false)
    for record in records { writer.append(record) }
    var reader = CSVReader(writer.text)
    var found: [[String]] = []
    while let record = try reader.next() { found.append(record.fields) }
    #expect(found == records)
  }
}
