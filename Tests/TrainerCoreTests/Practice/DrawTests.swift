import Testing

@testable import TrainerCore

@Suite("What is drawn by lot")
struct DrawTests {
  @Test("the same seed draws the same, another seed, name or review another")
  func determinism() {
    func order(_ name: String, _ reviews: Int, _ seed: UInt64) -> [Int] {
      var draw = Draw(name, reviews: reviews, seed: seed)
      return draw.order(of: 12)
    }
    #expect(order("a", 1, 1) == order("a", 1, 1))
    #expect(order("a", 1, 1) != order("a", 1, 2))
    #expect(order("a", 1, 1) != order("b", 1, 1))
    #expect(order("a", 1, 1) != order("a", 2, 1))
  }

  @Test("a known draw, so that no change of machine or compiler goes unseen")
  func pinned() {
    var draw = Draw("stale-binding", reviews: 3, seed: 20_788)
    #expect(draw.order(of: 6) == [5, 0, 4, 2, 3, 1])
  }

  @Test("an order is a permutation; a disorder never gives the answer away", arguments: 0..<40)
  func permutations(_ seed: Int) {
    for count in 0..<7 {
      var draw = Draw("x", reviews: 0, seed: UInt64(seed))
      let disorder = draw.disorder(of: count)
      #expect(disorder.sorted() == Array(0..<count))
      #expect(count < 2 || disorder != Array(0..<count))
    }
  }
}
