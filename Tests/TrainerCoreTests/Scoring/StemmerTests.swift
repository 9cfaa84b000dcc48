import Foundation
import Testing

@testable import TrainerScoring

/// The stems are those of Snowball's own English stemmer, of which the fixture is a record (Snowball 3.1).
@Suite struct StemmerTests {
  private static let record: [(word: String, stem: String)] = {
    let fixture = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/porter2.txt")
    let text = (try? String(contentsOf: fixture, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { line in
      let halves = line.split(separator: " ")
      return (String(halves[0]), String(halves[1]))
    }
  }()

  @Test func agreesWithSnowball() {
    #expect(Self.record.count > 1_000)
    let wrong = Self.record.filter { Stemmer.stem(of: $0.word) != $0.stem }
    #expect(wrong.isEmpty, "\(wrong.prefix(20))")
  }

  @Test(arguments: [
    ("made", "make"), ("kept", "keep"), ("children", "child"), ("coloured", "color"),
    ("dies", "die"), ("config", "configur"), ("env", "environ"),
  ])
  func leadsIrregularFormsBack(word: String, stem: String) {
    #expect(WordStem.of(word) == stem)
  }
}
