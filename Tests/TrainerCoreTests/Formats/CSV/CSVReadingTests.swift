import Testing
import TrainerCore

@Suite struct CSVReadingTests {
  @Test(
    arguments: [
      ("", []), ("\n\r\n\r", []), ("a", [["a"]]), ("a,b\n", [["a", "b"]]),
      ("a,\n,b", [["a", ""], ["", "b"]]),
      (",", [["", ""]]), ("a\r\nb\rc\nd", [["a"], ["b"], ["c"], ["d"]]),
      ("a\n\n\nb\n", [["a"], ["b"]]),
      ("\"a\"", [["a"]]), ("\"\"", [[""]]), ("\"a,b\",c", [["a,b", "c"]]),
      ("\"a\"\"b\"", [["a\"b"]]),
      ("\"\"\"\"", [["\""]]), ("\"a\r\nb\rc\nd\"\n", [["a\r\nb\rc\nd"]]),
      (" a , b ", [[" a ", " b "]]),
      ("\u{FEFF}a,b", [["a", "b"]]), ("\u{FEFF}\"a\"", [["a"]]),
      ("a,\u{FEFF}b", [["a", "\u{FEFF}b"]]),
      ("é,字,\"😀\"", [["é", "字", "😀"]]), ("a\t;b", [["a\t;b"]]), ("'a,b'", [["'a", "b'"]]),
    ])
  func reads(text: String, expected: [[String]]) throws {
    var reader = CSVReader(text)
    var records: [[String]] = []
    while let record = try reader.next() { records.append(record.fields) }
    #expect(records == expected)
  }

  @Test func readsOtherSeparatorsAndBareQuotes() throws {
    let dialect = CSVDialect(separator: UInt8(ascii: "\t"), allowsBareQuotes: true)
    var reader = CSVReader("5\" screen\ta,b\t\"x\ty\"\n", dialect: dialect)
    #expect(try reader.next()?.fields == ["5\" screen", "a,b", "x\ty"])
    #expect(try reader.next() == nil)
  }

  @Test func numbersRecordsAndLines() throws {
    var reader = CSVReader("h\n\n\"a\r\nb\"\r\rc\r\nd")
    var places: [[Int]] = []
    while let record = try reader.next() { places.append([record.number, record.line]) }
    #expect(places == [[1, 1], [2, 3], [3, 6], [4, 7]])
  }

  @Test(
    "An error names its record and line, and the next record is read",
    arguments: [
      ("a\"b,c\nnext", .bareQuote, 1, 1), ("a, \"b\"\nnext", .bareQuote, 1, 1),
      ("h\n\n\"a\"b,c\nnext", .textAfterQuote, 2, 3), ("\"a\nb\" ,c\nnext", .textAfterQuote, 1, 2),
      ("h\rx\"\rnext", .bareQuote, 2, 2),
    ] as [(String, CSVError.Problem, Int, Int)])
  func refuses(text: String, problem: CSVError.Problem, record: Int, line: Int) throws {
    var reader = CSVReader(text)
    for _ in 1..<record { _ = try reader.next() }
    let error = #expect(throws: CSVError.self) { try reader.next() }
    #expect(error?.problem == problem)
    #expect(error?.record == record)
    #expect(error?.line == line)
    #expect(try reader.next()?.fields == ["next"])
    #expect(try reader.next() == nil)
  }

  @Test func namesTheLineOfAnUnclosedQuote() throws {
    var reader = CSVReader("h\na,\"b\nc\n\"\"d\n")
    #expect(try reader.next()?.fields == ["h"])
    let error = #expect(throws: CSVError.self) { try reader.next() }
    #expect(error?.problem == .unclosedQuote)
    #expect(error?.line == 2)
    #expect(try reader.next() == nil)
  }

  @Test func refusesFieldsThatAreNoText() throws {
    var reader = CSVReader([0x61, 0x0A, 0x62, 0x2C, 0xE9, 0x0A, 0x63])
    #expect(try reader.next()?.fields == ["a"])
    let error = #expect(throws: CSVError.self) { try reader.next() }
    #expect(error?.problem == .notUTF8)
    #expect(error?.message == "the field is not UTF-8")
    #expect(error?.line == 2)
    #expect(try reader.next()?.fields == ["c"])
  }
}
