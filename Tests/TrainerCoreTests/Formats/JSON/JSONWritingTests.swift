import Testing
import TrainerCore
import TrainerTestKit

@Suite struct JSONWritingTests {
  @Test(
    arguments: [
      (nil, "null"), (true, "true"), (-5, "-5"), (0.1, "0.1"), (-0.0, "0.0"), (1e100, "1e+100"),
      (.number(.nan), "null"), (.number(-.infinity), "null"),
      ([], "[]"), ([:], "{}"), ([1, [2], "x"], #"[1,[2],"x"]"#),
      (["b": 1, "a": nil], #"{"b":1,"a":null}"#), ("é€😀/", #""é€😀/""#),
      ("\"\\\u{8}\t\n\u{C}\r\u{1F}", #""\"\\\b\t\n\f\r\u001f""#),
    ] as [(JSONValue, String)])
  func writesCompactly(value: JSONValue, expected: String) {
    #expect(value.compact == expected)
  }

  @Test(
    "Nothing that steers a terminal or hides text is written as it is",
    arguments: [
      ("\u{1B}[2J", #""\u001b[2J""#), ("\u{7F}\u{80}\u{9B}", #""\u007f\u0080\u009b""#),
      ("a\u{202E}b\u{2066}\u{2069}\u{200E}", #""a\u202eb\u2066\u2069\u200e""#),
      ("\u{2028}\u{2029}", #""\u2028\u2029""#), ("\u{A0}…\u{200D}", "\"\u{A0}…\u{200D}\""),
    ])
  func escapesControls(text: String, expected: String) throws {
    #expect(JSONValue.string(text).compact == expected)
    #expect(try JSONValue(parsing: expected).string == text)
  }

  @Test func indentsForPeople() {
    let value: JSONValue = ["a": [1, ["b": []]], "c": [:]]
    #expect(
      value.pretty == """
        {
          "a": [
            1,
            {
              "b": []
            }
          ],
          "c": {}
        }

        """)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func readsBackWhatItWrote(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let value = JSONValue.random(depth: 4, using: &random)
    #expect(try JSONValue(parsing: value.compact) == value)
    #expect(try JSONValue(parsing: value.pretty) == value)
  }
}

extension JSONValue {
  fileprivate static func random(depth: Int, using random: inout SeededRandom) -> JSONValue {
    switch Int.random(in: depth > 0 ? 0...7 : 2...7, using: &random) {
    case 0:
      return .array(
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
          .random(depth: depth - 1, using: &random)
        })
    case 1:
      return .object(
        JSONObject(
          (0..<Int.random(in: 0...20, using: &random)).map { _ in
            (String.random(using: &random), .random(depth: depth - 1, using: &random))
          }))
    case 2: return nil
    case 3: return .bool(.random(using: &random))
    case 4: return .int(Int64.random(in: .min ... .max, using: &random))
    case 5:
      let number = Double(bitPattern: random.next())
      return .number(number.isFinite ? number : 0.5)
    default: return .string(.random(using: &random))
    }
  }
}

extension String {
  fileprivate static func random(using random: inout SeededRandom) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let limit = random.pick([0x80, 0x100, 0x3000, 0x11_0000] as [UInt32])
      text.unicodeScalars.append(Unicode.Scalar(.random(in: 0..<limit, using: &random)) ?? "?")
    }
    return text
  }
}
