import Testing
import TrainerTestKit

/// Floors under the figures on answers that came with questions of their own, by six hands.
///
/// Each prints its figures, which lie a little above the floors.
@Suite struct HandsTests {
  struct Floors: Sendable, CustomTestStringConvertible {
    let hand: String
    let precision: Double
    let f1: Double
    let notCredited: Double

    /// A ceiling over the points that worthless answers earn in the mean.
    let worthless: Double

    var testDescription: String { hand }
  }

  static let floors = [
    Floors(hand: "hand-3", precision: 0.84, f1: 0.71, notCredited: 0.83, worthless: 0.45),
    Floors(hand: "hand-4", precision: 0.81, f1: 0.59, notCredited: 0.88, worthless: 0.1),
    Floors(hand: "hand-5", precision: 0.81, f1: 0.68, notCredited: 0.84, worthless: 0.1),
    Floors(hand: "hand-6", precision: 0.83, f1: 0.65, notCredited: 0.81, worthless: 0.1),
    Floors(hand: "hand-7", precision: 0.86, f1: 0.65, notCredited: 0.87, worthless: 0.75),
    Floors(hand: "hand-8", precision: 0.80, f1: 0.64, notCredited: 0.80, worthless: 0.65),
  ]

  @Test("other hands' answers are scored no worse than they were", arguments: floors)
  func holds(_ floors: Floors) throws {
    let figures = LabelledFigures(try LabelledSet.read(fixture: floors.hand))
    print("\(floors.hand): \(figures)")
    #expect(figures.credit.precision >= floors.precision)
    #expect(figures.credit.f1 >= floors.f1)
    #expect(figures.credit.notCredited >= floors.notCredited)
    #expect(figures.worthlessMean <= floors.worthless)
  }
}
