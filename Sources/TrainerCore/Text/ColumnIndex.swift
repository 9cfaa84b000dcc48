/// Counts the scalars before a byte without going over a long line again and again.
///
/// A text whose lines are short needs no index; the others have one count every few thousand bytes.
struct ColumnIndex: Sendable {
  private static let spacing = 4096

  /// How many scalars begin before each multiple of ``spacing``; empty where no line is that long.
  private let counts: [Int]

  init(_ bytes: [UInt8], lineStarts: [Int]) {
    let nextStarts = lineStarts.dropFirst()
    let last = bytes.count - (lineStarts.last ?? 0)
    guard last > Self.spacing || zip(lineStarts, nextStarts).contains(where: Self.isLong) else {
      counts = []
      return
    }
    var counts = [0]
    for start in stride(from: 0, to: bytes.count - Self.spacing, by: Self.spacing) {
      counts.append(counts[counts.count - 1] + bytes.scalarCount(start..<start + Self.spacing))
    }
    self.counts = counts
  }

  private static func isLong(start: Int, end: Int) -> Bool { end - start > spacing }

  func scalarCount(of bytes: [UInt8], _ range: Range<Int>) -> Int {
    guard !counts.isEmpty, range.count > Self.spacing else { return bytes.scalarCount(range) }
    return count(of: bytes, before: range.upperBound) - count(of: bytes, before: range.lowerBound)
  }

  private func count(of bytes: [UInt8], before offset: Int) -> Int {
    let known = min(offset / Self.spacing, counts.count - 1)
    return counts[known] + bytes.scalarCount(known * Self.spacing..<offset)
  }
}

extension [UInt8] {
  /// How many scalars begin in a range.
  fileprivate func scalarCount(_ range: Range<Int>) -> Int {
    withUnsafeBufferPointer { bytes in
      var count = 0
      var offset = range.lowerBound
      while offset + ByteWord.size <= range.upperBound {
        count += ByteWord(bytes, at: offset).scalarCount
        offset += ByteWord.size
      }
      while offset < range.upperBound {
        if !bytes[offset].continuesScalar { count += 1 }
        offset += 1
      }
      return count
    }
  }
}
