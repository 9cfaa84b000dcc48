import Testing
import TrainerTestKit

@testable import TrainerCore

@Suite struct PagedArrayTests {
  @Test func isAnArray() {
    var random = SeededRandom(seed: 9)
    for length in [0, 1, 255, 256, 257, 1000] {
      var array = (0..<length).map { $0 * 3 }
      var paged = PagedArray(ContiguousArray(array))
      #expect(Array(paged) == array)
      for _ in 0..<length {
        let place = Int.random(in: 0..<length, using: &random)
        array[place] += 1
        paged[place] += 1
      }
      array += Array(repeating: 7, count: 300)
      paged.grow(to: length + 300, with: 7)
      paged.grow(to: 5, with: 8)
      array.append(9)
      paged.append(9)
      #expect(Array(paged) == array)
      #expect(paged.count == array.count)
    }
  }

  @Test func leavesCopiesAlone() {
    let old = PagedArray(ContiguousArray(0..<600))
    var new = old
    new[300] = -1
    new.append(600)
    #expect(Array(old) == Array(0..<600))
    #expect(new[300] == -1 && new.count == 601)
  }
}
