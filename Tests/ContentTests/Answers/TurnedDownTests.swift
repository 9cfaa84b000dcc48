import Testing
import TrainerCore
import TrainerScoring

/// The shipped forms as sentences, said and turned down: a learner who denies a form says no idea by it.
@Suite("A form that is turned down is not credited")
struct TurnedDownTests {
  /// Each idea's forms that are plain statements of three words or more, with the item's scorer.
  private static let statements: [(scorer: AnswerScorer, idea: String, form: String)] =
    ShippedContent.scored.flatMap { item in
      guard let scorer = SampleAnswersTests.scorers[item.id] else { return [] as [Statement] }
      return item.ideas.flatMap { idea in
        idea.forms.map(\.text).filter(isPlain).map { (scorer, idea.id, $0) }
      }
    }

  private typealias Statement = (scorer: AnswerScorer, idea: String, form: String)

  private static func isPlain(_ form: String) -> Bool {
    let words = form.split(separator: " ")
    return words.count > 2 && form.allSatisfy { $0.isLetter || $0 == " " }
      && !words.contains { ["no", "not", "never", "nothing", "without", "only"].contains($0) }
  }

  private func credited(_ wording: (String) -> String) -> [String] {
    Self.statements.compactMap { scorer, idea, form in
      let sentence = wording(form)
      let verdict = scorer.score(sentence).verdicts.first { $0.idea == idea }?.verdict
      return verdict == .covered ? sentence : nil
    }
  }

  @Test func nearlyEveryFormIsHeardAsItStands() {
    let heard = credited { "\($0)." }
    #expect(heard.count * 1000 >= Self.statements.count * 995, "\(heard.count)")
  }

  @Test(arguments: [
    ("It is not the case that ", "."), ("I don't think that ", "."),
    ("It is wrong to say that ", "."),
    ("", "? No."), ("It is a myth that ", "."),
  ])
  func fewAreHeardWhenTurnedDown(before: String, after: String) {
    let heard = credited { before + $0 + after }
    #expect(
      heard.count * 100 <= Self.statements.count * 6,
      "\(heard.count) of \(Self.statements.count): \(heard.prefix(10))")
  }
}
