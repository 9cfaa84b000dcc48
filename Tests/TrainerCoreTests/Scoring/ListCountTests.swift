import Testing

@testable import TrainerScoring

/// What tells a list from sentences is counted in words as they are written.
@Suite struct ListCountTests {
  @Test func countsPiecesBetweenSignsAndPauses() {
    let count = ListCount(Example.tokens("locks, queues (serial), actors.")[...])
    #expect(count.pieces == 4)
    #expect(count.pauses == 3)
    #expect(count.names == 4)
    #expect(count.functions == 0)
  }

  @Test func countsThePartsOfANameAsOneWord() {
    #expect(ListCount(Example.tokens("viewIsAppearing, deinit")[...]).names == 2)
  }

  @Test func tellsWordsThatHoldASentenceTogetherFromOtherDenials() {
    let count = ListCount(
      Example.tokens("It does not run, there is no lock and it doesn't wait")[...])
    #expect(count.functions == 8)
    #expect(count.otherDenials == 2)
  }
}
