import Testing

@testable import TrainerScoring

@Suite struct CredenceTests {
  /// What an idea shows that most of a form says, in an answer about nothing else.
  private let plain: Signs = [.form: 1, .nearForms: 0.5, .nearWords: 3, .words: 2, .exactness: 0.7]

  @Test func everySignHasAWeight() {
    for sign in Sign.allCases { #expect(Credence.weights[sign] != 0, "\(sign)") }
  }

  @Test(arguments: [
    Sign.foreignWords, .echo, .denial, .rejected, .othersDenied, .othersHalfDenied, .othersRejected,
  ])
  func whatSpeaksAgainstTakesCredenceAway(sign: Sign) {
    var signs = plain
    signs[sign] = 0.5
    #expect(Credence.logOdds(signs) < Credence.logOdds(plain))
  }

  @Test(arguments: [
    Sign.form, .wholeForm, .nearForms, .nearWords, .words, .ownWords, .exactness, .othersSaid,
  ])
  func whatSpeaksForItAddsCredence(sign: Sign) {
    var signs = Signs()
    signs[sign] = 0.5
    #expect(Credence.logOdds(signs) > Credence.start)
  }

  @Test func aPlainFormIsBelievedAndNothingIsNot() {
    #expect(Credence.believes(plain))
    #expect(!Credence.believes(Signs()))
  }

  @Test func aWholeFormIsBelievedUnlessAnotherIdeaIsContradicted() {
    var signs: Signs = [.form: 1, .wholeForm: 1, .echo: 1]
    #expect(Credence.logOdds(signs) < 0)
    #expect(Credence.believes(signs))
    signs[.othersDenied] = 1
    #expect(!Credence.believes(signs))
  }
}
