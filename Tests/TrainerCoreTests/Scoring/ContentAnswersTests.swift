import Testing
import TrainerTestKit

/// Floors under the figures on answers to Content's own questions, by two hands; each prints its figures.
@Suite struct ContentAnswersTests {
  /// The answers of whoever knew the forms; the scorer was built with them in view.
  @Test func holdsTheHandThatKnewTheForms() throws {
    let credit = try figures("answers-by-one-who-knew-the-forms").credit
    #expect(credit.precision >= 0.80)
    #expect(credit.f1 >= 0.83)
    #expect(credit.notCredited >= 0.72)
  }

  /// The answers of somebody who saw neither forms nor scorer; nothing was built on them.
  @Test func holdsTheHandThatDidNot() throws {
    let credit = try figures("answers-by-one-who-did-not").credit
    #expect(credit.precision >= 0.80)
    #expect(credit.f1 >= 0.76)
    #expect(credit.notCredited >= 0.60)
  }

  private func figures(_ name: String) throws -> LabelledFigures {
    let figures = LabelledFigures(try LabelledSet.read(fixture: name))
    print("\(name): \(figures)")
    return figures
  }
}
