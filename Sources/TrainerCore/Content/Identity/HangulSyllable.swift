/// A precomposed Korean syllable, whose parts are arithmetic (Unicode Standard, 3.12).
struct HangulSyllable {
  private static let base: UInt32 = 0xAC00
  private static let leading: UInt32 = 0x1100
  private static let vowel: UInt32 = 0x1161
  private static let trailing: UInt32 = 0x11A7
  private static let leadingCount: UInt32 = 19
  private static let vowelCount: UInt32 = 21
  private static let trailingCount: UInt32 = 28
  private static let count = leadingCount * vowelCount * trailingCount

  private let index: UInt32

  init?(_ scalar: UInt32) {
    guard scalar >= Self.base, scalar < Self.base + Self.count else { return nil }
    index = scalar - Self.base
  }

  var jamo: [UInt32] {
    let block = Self.vowelCount * Self.trailingCount
    let last = index % Self.trailingCount
    let parts = [
      Self.leading + index / block, Self.vowel + index % block / Self.trailingCount,
    ]
    return last == 0 ? parts : parts + [Self.trailing + last]
  }

  static func compose(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if first >= leading, first < leading + leadingCount,
      second >= vowel, second < vowel + vowelCount
    {
      return base + ((first - leading) * vowelCount + second - vowel) * trailingCount
    }
    if let syllable = HangulSyllable(first), syllable.index % trailingCount == 0,
      second > trailing, second < trailing + trailingCount
    {
      return first + second - trailing
    }
    return nil
  }
}
