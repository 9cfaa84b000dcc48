import Foundation
import Testing
import TrainerScheduling
import TrainerTestKit

@Suite struct MemoryStateTests {
  @Test func cannotLeaveItsBounds() {
    let high = MemoryState(stability: 1e9, difficulty: 11)
    #expect(high == MemoryState(stability: 36_500, difficulty: 10))
    let low = MemoryState(stability: -1, difficulty: 0.5)
    #expect(low == MemoryState(stability: 0.001, difficulty: 1))
    let broken = MemoryState(stability: .nan, difficulty: .nan)
    #expect(broken == low)
    let infinite = MemoryState(stability: .infinity, difficulty: -.infinity)
    #expect(infinite == MemoryState(stability: 36_500, difficulty: 1))
  }

  @Test(arguments: [
    (0.001, 0.001), (0.0012345678949, 0.00123456789), (0.1, 0.1), (0.99999999949, 0.999999999),
    (0.9999999996, 1), (1.23456789449, 1.23456789), (9.9999999996, 10), (12.3456789449, 12.3456789),
    (36_499.99999, 36_500), (36_499.9999, 36_499.9999), (36_500, 36_500),
  ])
  func keepsNineDigits(stability: Double, expected: Double) {
    let state = MemoryState(stability: stability, difficulty: 5).roundedToNineDigits
    #expect(state.stability == expected)
  }

  @Test func roundsAsDecimalTextDoes() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<20_000 {
      let state = MemoryState(
        stability: pow(10, Double.random(in: -3...4.56, using: &random)),
        difficulty: Double.random(in: 1...10, using: &random))
      let rounded = state.roundedToNineDigits
      #expect(rounded.stability == Double(String(format: "%.8e", state.stability)))
      #expect(rounded.difficulty == Double(String(format: "%.8e", state.difficulty)))
      #expect(rounded.roundedToNineDigits == rounded)
    }
  }
}
