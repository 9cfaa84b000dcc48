/// Gives each different gram a small number.
///
/// It is a table of its own, because millions are looked up.
struct GramNumbers {
  private var grams: [UInt64] = Array(repeating: 0, count: 1 << 10)
  private var numbers: [Int32] = Array(repeating: 0, count: 1 << 10)

  /// How many different grams there are; their numbers are below it.
  private(set) var count = 0

  /// The number of a gram, which is never 0; a new one where it was never seen.
  mutating func number(of gram: UInt64) -> Int {
    let slot = slot(of: gram)
    if grams[slot] == gram { return Int(numbers[slot]) }
    let number = count
    grams[slot] = gram
    numbers[slot] = Int32(number)
    count += 1
    if count * 2 > grams.count { grow() }
    return number
  }

  /// The number of a gram, or nil where it was never seen.
  @inline(__always)
  func find(_ gram: UInt64) -> Int? {
    let slot = slot(of: gram)
    return grams[slot] == gram ? Int(numbers[slot]) : nil
  }

  @inline(__always)
  private func slot(of gram: UInt64) -> Int {
    let mask = grams.count - 1
    var slot = Int(truncatingIfNeeded: (gram &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while grams[slot] != 0, grams[slot] != gram { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = (grams: grams, numbers: numbers)
    grams = Array(repeating: 0, count: old.grams.count * 2)
    numbers = Array(repeating: 0, count: old.grams.count * 2)
    for (gram, number) in zip(old.grams, old.numbers) where gram != 0 {
      let slot = slot(of: gram)
      grams[slot] = gram
      numbers[slot] = number
    }
  }
}
