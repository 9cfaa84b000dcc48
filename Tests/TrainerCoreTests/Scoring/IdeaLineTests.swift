import Testing

@testable import TrainerScoring

@Suite("Lines of key ideas")
struct IdeaLineTests {
  @Test(
    "divide into a label and forms",
    arguments: [
      ("a b: c | d e|f | g", "a b", ["c", "d e|f", "g"]),
      ("label alone", "label alone", []),
      ("no:blank", "no:blank", []),
      ("ends with a colon:", "ends with a colon", []),
      ("`a: b` c: d", "`a: b` c", ["d"]),
      ("``a: ` b`` c: d", "``a: ` b`` c", ["d"]),
      ("open ` tick: a", "open ` tick", ["a"]),
      ("a: b: c | d", "a", ["b: c", "d"]),
      ("a: `x | y` | z", "a", ["`x | y`", "z"]),
      ("a: [b | c] d | e", "a", ["[b | c] d", "e"]),
      ("a: [b|[c | d] | e] | f", "a", ["[b|[c | d] | e]", "f"]),
      ("a: [b | c", "a", ["[b", "c"]),
      ("a: b] | c", "a", ["b]", "c"]),
      ("a: array[0] | b", "a", ["array[0]", "b"]),
      ("a [b: c | d] e | f", "a [b", ["c", "d] e", "f"]),
      ("a:\tb\t|\tc", "a", ["b", "c"]),
      ("a: | b | | c |", "a", ["b", "c"]),
      ("a: ||", "a", ["||"]),
      (": b", "", ["b"]),
      ("", "", []),
      ("à: é | ü", "à", ["é", "ü"]),
    ])
  func division(line: String, label: String, forms: [String]) {
    let bytes = Array(line.utf8)
    let divided = bytes.withUnsafeBufferPointer { IdeaLine($0, in: bytes.indices) }
    #expect(bytes.text(divided.label) == label)
    #expect(divided.forms.map(bytes.text) == forms)
  }

  @Test(
    "what is odd in them is found at its place",
    arguments: [
      ("a: b | c", []),
      ("a: | b", ["empty 3"]),
      ("a: b | | c |", ["empty 7", "empty 11"]),
      ("a: `b", ["openCode 3"]),
      ("a: ``b` c` | d", ["openCode 3"]),
      ("a: [b|c", ["openBracket 3"]),
      ("a: [b", []),
      ("a: [b|]", ["emptyAlternative 6"]),
      ("a: [|b||c]", ["emptyAlternative 4", "emptyAlternative 7"]),
      ("` a: b", []),
      ("[a|b: c | d", []),
    ])
  func problems(line: String, expected: [String]) {
    let bytes = Array(line.utf8)
    let divided = bytes.withUnsafeBufferPointer { IdeaLine($0, in: bytes.indices) }
    #expect(divided.problems.map { "\($0.kind) \($0.offset)" } == expected)
  }

  @Test("forms alone divide in the same way")
  func formList() {
    let bytes = Array("x not: a: b | `c | d` | [e | f]".utf8)
    let list = bytes.withUnsafeBufferPointer { FormList($0, in: 7..<bytes.count) }
    #expect(list.forms.map(bytes.text) == ["a: b", "`c | d`", "[e | f]"])
  }

  @Test(
    "a form may come down to one common word",
    arguments: [
      ("once", "once"), ("  Once ", "once"), ("the?  once", "once"), ("!never", "never"),
      ("^once", "once"), ("[once|first]", "once"), ("~3 once", "once"), ("very? new?", nil),
      ("binding", nil), ("once again", nil), ("`once`", nil), ("once `x`", nil),
      ("[once|binding]", nil),
      ("[once]", "once"), ("once > again", nil), ("", nil), ("ünder", nil), ("[once", "once"),
    ] as [(String, String?)])
  func commonWord(form: String, word: String?) {
    let bytes = Array(form.utf8)
    let found = bytes.withUnsafeBufferPointer { SoleCommonWord($0, in: bytes.indices) }
    #expect(found?.word == word)
  }
}

extension [UInt8] {
  fileprivate func text(_ range: Range<Int>) -> String {
    String(decoding: self[range], as: UTF8.self)
  }
}
