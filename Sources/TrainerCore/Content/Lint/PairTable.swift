/// The first two numbers under each name, where the names are hashes already.
///
/// A dictionary would hash them once more, and look at two places in memory for each.
struct PairTable {
  private var slots: [Slot]

  /// How far a name is moved so that its highest bits are the number of a slot.
  private let shift: Int

  /// What was there before an entry.
  struct Earlier {
    let first: Int?
    let second: Int?
  }

  private struct Slot {
    var name: UInt64 = 0
    var first = PairTable.none
    var second = PairTable.none
  }

  private static let none: Int32 = -1

  /// Makes room for so many names, which is all there ever is.
  init(room: Int) {
    let size = max(16, room + room / 3).nextPowerOfTwo
    slots = Array(repeating: Slot(), count: size)
    shift = UInt64.bitWidth - size.trailingZeroBitCount
  }

  /// Enters a number where there is room under a name.
  mutating func enter(_ number: Int, under name: UInt64) -> Earlier {
    slots.withUnsafeMutableBufferPointer { slots in
      var index = Int(truncatingIfNeeded: name >> UInt64(shift))
      while slots[index].first != Self.none, slots[index].name != name {
        index = (index + 1) & (slots.count - 1)
      }
      let (first, second) = (slots[index].first, slots[index].second)
      if first == Self.none {
        slots[index] = Slot(name: name, first: Int32(number), second: Self.none)
      } else if second == Self.none {
        slots[index].second = Int32(number)
      }
      return Earlier(
        first: first == Self.none ? nil : Int(first),
        second: second == Self.none ? nil : Int(second))
    }
  }
}

extension Int {
  /// The least power of two that is not less.
  fileprivate var nextPowerOfTwo: Int { 1 << (bitWidth - (self - 1).leadingZeroBitCount) }
}
