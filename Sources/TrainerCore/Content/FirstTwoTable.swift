/// The first two numbers under each name, where the names are hashes already.
///
/// A dictionary would hash them once more, and look at two places in memory for each.
struct FirstTwoTable {
  private var slots: [Slot]
  private var count = 0

  /// What was there before an entry.
  struct Earlier {
    let first: Int?
    let second: Int?
  }

  private struct Slot {
    var name: UInt64 = 0
    var first = FirstTwoTable.none
    var second = FirstTwoTable.none
  }

  private static let none: Int32 = -1

  /// Makes room for so many names.
  init(room: Int) {
    let size = max(16, room + room / 3).nextPowerOfTwo
    slots = Array(repeating: Slot(), count: size)
  }

  /// Enters a number where there is room under a name.
  mutating func enter(_ number: Int, under name: UInt64) -> Earlier {
    let index = slot(of: name)
    let (first, second) = (slots[index].first, slots[index].second)
    if first == Self.none {
      slots[index] = Slot(name: name, first: Int32(number), second: Self.none)
      count += 1
      if count * 4 > slots.count * 3 { grow() }
    } else if second == Self.none {
      slots[index].second = Int32(number)
    }
    return Earlier(
      first: first == Self.none ? nil : Int(first),
      second: second == Self.none ? nil : Int(second))
  }

  /// The slot that a name has, or the free one that it would have.
  private func slot(of name: UInt64) -> Int {
    slots.withUnsafeBufferPointer { slots in
      // The highest bits of a hash are its best.
      var index = Int(name >> UInt64(UInt64.bitWidth - slots.count.trailingZeroBitCount))
      while slots[index].first != Self.none, slots[index].name != name {
        index = (index + 1) & (slots.count - 1)
      }
      return index
    }
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: 2 * old.count)
    for entry in old where entry.first != Self.none { slots[slot(of: entry.name)] = entry }
  }
}

extension Int {
  /// The least power of two that is not less.
  fileprivate var nextPowerOfTwo: Int { 1 << (bitWidth - (self - 1).leadingZeroBitCount) }
}
