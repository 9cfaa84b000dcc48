import Testing
import TrainerTestKit
import TrainerText

@Suite struct VisibleTextTests {
  @Test(
    arguments: [
      ("plain\n\ttext", "plain\n\ttext"), ("a\r\nb\r\n", "a\nb\n"), ("a\rb", "a␍b"),
      ("\0\u{7}\u{1F}", "␀␇␟"),
      ("\u{1B}[2J\u{1B}]0;x\u{7}", "␛[2J␛]0;x␇"), ("\u{7F}", "␡"),
      ("\u{9B}2J\u{85}", "\\u{9B}2J\\u{85}"),
      (
        "a\u{202E}b\u{2066}c\u{2069}\u{200E}\u{200F}\u{61C}",
        "a\\u{202E}b\\u{2066}c\\u{2069}\\u{200E}\\u{200F}\\u{61C}"
      ),
      ("a\u{200B}b\u{2060}\u{FEFF}\u{AD}", "a\\u{200B}b\\u{2060}\\u{FEFF}\\u{AD}"),
      ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
      ("a\u{E0041}\u{E0042}", "a\\u{E0041}\\u{E0042}"),
      ("a\u{200D}b\u{200C}", "a\\u{200D}b\\u{200C}"),
      ("1\u{200D}2", "1\\u{200D}2"), ("\u{FE0F}x", "\\u{FE0F}x"),
      ("x\u{FE0F}\u{FE0F}", "x\u{FE0F}\\u{FE0F}"),
      ("é字 naïve…", "é字 naïve…"), ("👩‍👩‍👧 🏳️‍🌈 ❤️ 1️⃣ 🇩🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👍🏽", "👩‍👩‍👧 🏳️‍🌈 ❤️ 1️⃣ 🇩🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👍🏽"),
      ("می\u{200C}خواهم क्\u{200D}ष", "می\u{200C}خواهم क्\u{200D}ष"), ("葛\u{E0100}", "葛\u{E0100}"),
    ])
  func showsWhatIsThere(raw: String, text: String) {
    #expect(VisibleText(raw).text == text)
    #expect("\(VisibleText(raw))" == text)
  }

  @Test(
    "No control gets through, and making visible twice changes nothing",
    arguments: 0..<50 as Range<UInt64>)
  func letsNoControlThrough(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = [
      "a", "\u{1B}", "\u{9B}", "\r", "\n", "\t", "\u{202E}", "\u{200D}", "😀", "\u{FE0F}",
      "\u{E0041}", "字",
    ]
    let raw = (0..<12).map { _ in random.pick(pieces) }.joined()
    let text = VisibleText(raw).text
    let controls = text.unicodeScalars.filter { scalar in
      scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
    }
    #expect(controls.isEmpty)
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    #expect(VisibleText(text).text == text)
  }
}
