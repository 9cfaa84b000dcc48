import Testing
import TrainerTestKit

@testable import TrainerCore

@Suite struct StableHashTests {
  /// These stand in files that people have: they must never change.
  @Test(arguments: [
    ("", "0000000000000000"), ("a", "405337e338614e91"), ("mac-1a2b", "a31bb3946cc74658"),
    ("What happens when `viewDidLoad` is called twice?", "b279c07660615148"),
  ])
  func isTheSameEverywhere(_ text: String, _ digits: String) {
    #expect(StableHash(text).description == digits)
  }

  @Test func readsItsDigits() {
    #expect(StableHash(hexadecimal: StableHash("a").description) == StableHash("a"))
    #expect(StableHash(hexadecimal: "12") == nil)
    #expect(StableHash(hexadecimal: "x234567890123456") == nil)
  }

  @Test func tellsSmallDifferencesApart() {
    var random = SeededRandom(seed: 3)
    var hashes: Set<StableHash> = []
    for length in 0..<200 {
      var bytes = (0..<length).map { _ in UInt8.random(in: 97...122, using: &random) }
      hashes.insert(bytes.withUnsafeBytes { StableHash($0) })
      for place in bytes.indices {
        bytes[place] ^= 1
        hashes.insert(bytes.withUnsafeBytes { StableHash($0) })
        bytes[place] ^= 1
      }
    }
    #expect(hashes.count == 200 + 199 * 200 / 2)
  }
}
