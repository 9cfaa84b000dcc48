import Testing
import TrainerCore
import TrainerTestKit

@Suite struct FrontMatterSpellingTests {
  @Test(
    arguments: [
      ("plain text", "plain text"), ("", "\"\""), ("Split: part 1", "\"Split: part 1\""),
      ("- a", "\"- a\""), ("[a]", "\"[a]\""), ("a #b", "\"a #b\""), (" a", "\" a\""),
      ("say \"hi\"", "say \"hi\""), ("\"hi\"", "'\"hi\"'"), ("\"it's\"", "'\"it''s\"'"),
      ("a\\b: c", "'a\\b: c'"), ("two\nlines", "\"two\\nlines\""), ("\u{7}\\", "\"\\x07\\\\\""),
      ("\u{2028}", "\"\\u2028\""),
    ])
  func spells(text: String, expected: String) {
    #expect(FrontMatterYAML.spelling(of: text) == expected)
  }

  @Test func spellsLists() {
    #expect(FrontMatterYAML.spelling(of: ["a", "b, c", "", "d:e"]) == #"[a, "b, c", "", d:e]"#)
    #expect(FrontMatterYAML.spelling(of: []) == "[]")
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func readsBackWhatItSpelled(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let texts = (0..<4).map { _ in randomText(using: &random) }
    for text in texts {
      let (mapping, problems) = FrontMatterYAML.parse("k: \(FrontMatterYAML.spelling(of: text))")
      #expect(mapping.map(\.value.texts) == [[text]])
      #expect(problems.isEmpty)
    }
    let list = FrontMatterYAML.parse("k: \(FrontMatterYAML.spelling(of: texts))")
    #expect(list.mapping.map(\.value.texts) == [texts])
  }

  private func randomText(using random: inout SeededRandom) -> String {
    let pieces = [
      "a", "B", " ", ":", ": ", "#", " #", "'", "\"", "\\", "-", "- ", "[", "]", "{", "}", ",", "?",
      "&", "*", "!", "|", ">", "%", "@", "`", "\n", "\r", "\t", "\0", "é", "字", "😀", "\u{85}",
      "\u{2028}", "\u{7F}", "\u{FEFF}", "=", "~", "\u{FFFF}",
    ]
    return (0..<Int.random(in: 0...6, using: &random)).map { _ in random.pick(pieces) }.joined()
  }
}
