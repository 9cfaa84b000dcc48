import Testing
import TrainerCore
import TrainerScoring

/// Floors under the figures on answers to Content's own questions, by two hands; each prints its figures.
@Suite struct ContentAnswersTests {
  /// The answers of whoever knew the forms; the scorer was built with them in view.
  @Test func holdsTheHandThatKnewTheForms() throws {
    let figures = try figures("answers-by-one-who-knew-the-forms")
    #expect(figures.precision >= 0.80)
    #expect(figures.f1 >= 0.83)
    #expect(figures.notCredited >= 0.72)
  }

  /// The answers of somebody who saw neither forms nor scorer; nothing was built on them.
  @Test func holdsTheHandThatDidNot() throws {
    let figures = try figures("answers-by-one-who-did-not")
    #expect(figures.precision >= 0.80)
    #expect(figures.f1 >= 0.76)
    #expect(figures.notCredited >= 0.60)
  }

  private func figures(_ name: String) throws -> LabelledFigures {
    let answers = try ContentAnswers(name)
    let items = try ContentAnswers.items()
    var figures = LabelledFigures()
    for line in answers.lines {
      let item = try #require(items[line.item], "Content has no item \(line.item)")
      let unknown = Set(line.labels.keys).subtracting(item.ideas.map(\.id))
      #expect(unknown.isEmpty, "\(line.item) has no ideas \(unknown.sorted())")
      figures.count(AnswerScorer(item).score(line.answer), of: (line.kind, line.labels))
    }
    print("\(name): \(figures)")
    return figures
  }
}
