import Testing
import TrainerCore

@Suite struct JSONParsingTests {
  @Test(
    arguments: [
      ("null", nil), ("true", true), ("false", false), (" \t\r\n7 ", 7), ("-0", 0), ("-12", -12),
      ("9223372036854775807", .int(Int64.max)), ("-9223372036854775808", .int(Int64.min)),
      ("9223372036854775808", .number(9_223_372_036_854_775_808)),
      ("1000000000000000000000", .number(1e21)),
      ("1.0", 1.0), ("-0.5e1", -5.0), ("1E+2", 100.0), ("1e-999", 0.0), ("0.1", 0.1),
      ("5e-324", .number(.leastNonzeroMagnitude)), ("0.30000000000000004", .number(0.1 + 0.2)),
      (#""""#, ""), (#""aé€😀""#, "aé€😀"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""x\u00e9y\u20AC""#, "xéy€"), (#""\ud83d\ude00!""#, "😀!"), (#""\u0000""#, "\0"),
      ("[]", []), ("[ ]", []), ("[1,[2], null]", [1, [2], nil]),
      ("{}", [:]), (#"{"b":1, "a" : {"c":[ ]}}"#, ["b": 1, "a": ["c": []]]),
      (#"{"a":1,"b":2,"a":3}"#, ["a": 3, "b": 2]), ("\u{FEFF}1", 1),
    ] as [(String, JSONValue)])
  func reads(text: String, expected: JSONValue) throws {
    #expect(try JSONValue(parsing: text) == expected)
  }

  @Test(
    "Half a surrogate pair is read as U+FFFD and what follows it is kept",
    arguments: [
      (#""\ud83d""#, "\u{FFFD}"), (#""\ude00""#, "\u{FFFD}"), (#""\ud83dx""#, "\u{FFFD}x"),
      (#""\ud83d\n""#, "\u{FFFD}\n"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
      (#""\ud83d\u0041""#, "\u{FFFD}A"),
    ])
  func replacesLoneSurrogates(text: String, expected: String) throws {
    #expect(try JSONValue(parsing: text).string == expected)
  }

  @Test(
    arguments: [
      ("", 0, "the text ends here: expected a value"),
      ("nul", 0, "expected null"), ("True", 0, "expected a value"), ("'a'", 0, "expected a value"),
      ("01", 0, "a number has no leading zero"), ("-01", 1, "a number has no leading zero"),
      ("-", 1, "the text ends here: expected a digit"), ("+1", 0, "expected a value"),
      (".5", 0, "expected a value"), ("[1.]", 3, "expected a digit after the point"),
      ("[1e]", 3, "expected a digit in the exponent"), ("1e999", 0, "the number is too large"),
      ("NaN", 0, "expected a value"), ("-Infinity", 1, "expected a digit"),
      ("[1,]", 3, "expected a value"), ("[1 2]", 3, "expected , or ] after the element"),
      ("[1", 2, "the text ends here: expected , or ] after the element"),
      ("{,}", 1, "expected a key in double quotes"),
      ("{a:1}", 1, "expected a key in double quotes"),
      (#"{"a" 1}"#, 5, "expected : after the key"),
      (#"{"a":1,}"#, 7, "expected a key in double quotes"),
      (#"{"a":1 "b":2}"#, 7, "expected , or } after the member"),
      (#""abc"#, 4, "the text ends here: expected a closing quote"),
      ("\"a\nb\"", 2, "a control character in a string must be escaped"),
      ("\"\\n\u{1}\"", 3, "a control character in a string must be escaped"),
      (#""a\qb""#, 2, "there is no such escape"),
      (#""\"#, 2, "the text ends here: expected an escape"),
      (#""\u12g4""#, 5, "expected four hexadecimal digits after \\u"),
      ("1 2", 2, "expected the end after the value"),
      ("{}//", 2, "expected the end after the value"),
    ])
  func refuses(text: String, offset: Int, message: String) {
    #expect(throws: JSONError(offset: offset, message: message)) { try JSONValue(parsing: text) }
  }

  @Test(arguments: [[0xFF], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22]] as [[UInt8]])
  func refusesBytesThatAreNoText(bytes: [UInt8]) {
    let offset = bytes.count > 1 ? 1 : 0
    #expect(throws: JSONError(offset: offset, message: "not UTF-8")) {
      try JSONValue(parsing: bytes)
    }
  }

  @Test func nestsToTheLimitAndNoDeeper() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try JSONValue(parsing: nested(100)).array?.count == 1)
    #expect(throws: JSONError(offset: 100, message: "nested deeper than 100 levels")) {
      try JSONValue(parsing: nested(101))
    }
    #expect(throws: JSONError.self) {
      try JSONValue(parsing: String(repeating: #"{"a":"#, count: 1_000_000))
    }
  }

  @Test func readsAPartOfALargerBuffer() throws {
    let line = Array(#"junk{"n":1}junk"#.utf8)[4..<11]
    #expect(try JSONValue(parsing: line)["n"]?.int == 1)
  }
}
