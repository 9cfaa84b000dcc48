import Testing
import TrainerText

@Suite struct DisplayWidthTests {
  @Test(
    arguments: [
      ("a", 1), (" ", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("ß", 1), ("字", 2),
      ("、", 2),
      ("Ａ", 2), ("ｱ", 1), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("…", 1), ("─", 1), ("α", 1),
      ("א", 1),
      ("😀", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🏳️‍🌈", 2), ("🇩🇪", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("❤", 1), ("❤️", 2),
      ("❤\u{FE0E}", 1),
      ("1️⃣", 2), ("⌚", 2), ("✅", 2), ("☝🏽", 2), ("™", 1), ("™️", 2), ("a\u{FE0F}", 1), ("नि", 2),
      ("กำ", 2), ("ก็", 1),
      ("\u{200B}", 0), ("\u{AD}", 1), ("\0", 0), ("\u{1B}", 0), ("\u{9B}", 0), ("\u{7F}", 0),
      ("\t", 0), ("\n", 0),
      ("\r\n", 0), ("\u{2028}", 0), ("\u{A0}", 1), ("\u{303F}", 1), ("\u{3042}\u{3099}", 2),
      ("\u{20000}", 2),
      ("\u{1FAEA}", 2), ("\u{115F}", 2), ("\u{1160}", 0), ("\u{302E}", 1),
    ] as [(Character, Int)])
  func measuresCharacters(character: Character, width: Int) {
    #expect(displayWidth(of: character) == width)
  }

  @Test(arguments: [("", 0), ("plain", 5), ("naïve 字", 8), ("a😀b", 4), ("tab\there", 7), ("क्ष", 2)])
  func measuresTexts(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }
}
