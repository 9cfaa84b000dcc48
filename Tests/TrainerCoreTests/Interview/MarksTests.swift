import Testing
import TrainerScheduling
import TrainerScoring

@testable import TrainerCore

/// The arithmetic of mock interviews, rule by rule.
@Suite struct MarksTests {
  /// Ideas by signs: `u` said unasked, `p` after a prompt, `m` missing, `c` contradicted; a capital is
  /// essential, a number behind it the weight.
  private func heard(_ signs: String) -> [HeardIdea] {
    signs.split(separator: " ").map { sign in
      let letter = sign.prefix(1)
      let standing: HeardIdea.Standing =
        switch letter.lowercased() {
        case "u": .unasked
        case "p": .prompted
        case "m": .missing
        default: .contradicted
        }
      let idea = KeyIdea(
        id: "x", label: "x", forms: [], weight: Int(sign.dropFirst()) ?? 1,
        isEssential: letter == letter.uppercased())
      return HeardIdea(idea: idea, standing: standing, words: nil)
    }
  }

  @Test(arguments: [
    ("", 0), ("u", 2), ("p", 1), ("m", 0), ("c", 0),
    // Three quarters of the weight.
    ("u u u m", 2), ("u u m m", 1), ("u3 m", 2), ("u m3", 0), ("u u u p p m", 1),
    // A third.
    ("u m m", 1), ("p m", 0), ("p p m", 1), ("u m m m", 0),
    // Nothing essential missing, nothing contradicted.
    ("u u u M", 1), ("u u u P", 2), ("u u u U m", 2), ("u u u c", 1), ("u u u C", 1),
    ("m m m c", 0),
  ])
  func found(_ signs: String, _ points: Int) {
    #expect(Marks.found(heard(signs)) == points)
  }

  @Test(arguments: [
    ([2, 2, 1], [0, 0, 0], 0, "5"), ([2, 2, 1], [0, 0, 0], 1, "4.5"),
    ([2, 1, 0], [0, 0, 0], 3, "1.5"),
    // A question of its own never falls below 0, and neither does the sum.
    ([0, 2], [3, 0], 0, "2"), ([1, 2], [3, 1], 0, "1.5"), ([1], [0], 9, "0"), ([], [], 2, "0"),
  ])
  func total(_ points: [Int], _ hints: [Int], _ others: Int, _ total: String) {
    let questions = zip(points, hints).map { (points: HalfPoints($0), hints: $1) }
    #expect(Marks.total(questions, otherHints: others).description == total)
  }

  @Test(arguments: [
    (28, 20, 70, true), (27, 20, 70, false), (17, 12, 70, true), (16, 12, 70, false),
    (0, 0, 70, false), (0, 10, 0, true), (20, 10, 100, true), (19, 10, 100, false),
  ])
  func passes(_ halves: Int, _ most: Int, _ mark: Int, _ isPass: Bool) {
    #expect(Marks.passes(HalfPoints(halves: halves), of: most, mark: mark) == isPass)
  }

  @Test(
    arguments: [
      (0, 0, nil), (0, 8, 0), (1, 8, 1), (1, 9, 0), (3, 8, 2), (5, 8, 3), (7, 8, 4), (8, 8, 4),
    ] as [(Int, Int, Int?)])
  func dimensions(_ part: Int, _ whole: Int, _ points: Int?) {
    #expect(Marks.dimension(WeightShare(part: part, whole: whole)) == points)
  }

  @Test func aCheckpointAfterAPromptIsHalfAPoint() {
    #expect(Marks.checkpoints([.unasked, .prompted, .missing]).description == "1.5")
  }

  @Test func ratingsFollowWhatWasFound() {
    #expect(HeardIdea.Standing.allCases.map(Marks.rating(_:)) == [.good, .hard, .again, .again])
    #expect([0, 1, 2].map(Marks.rating(found:)) == [.again, .hard, .good])
  }

  @Test(arguments: [(0, "0"), (1, "0.5"), (29, "14.5"), (28, "14"), (-1, "-0.5")])
  func halvesAreRead(_ halves: Int, _ text: String) {
    #expect(HalfPoints(halves: halves).description == text)
  }
}
