import TrainerText

/// Goes over the source of a slice once and counts the bytes of its text.
struct SliceWalk {
  private let first: Range<Int>
  private let second: Range<Int>
  private let source: SourceText
  private var place: Int
  private var count = 0

  init(_ first: Range<Int>, _ second: Range<Int>, _ source: SourceText) {
    self.first = first
    self.second = second
    self.source = source
    place = first.lowerBound
  }

  /// The offset in the text of a place that is not before the last one.
  mutating func offset(of target: Int) -> Int {
    if target > first.upperBound, place < second.lowerBound {
      count(to: first.upperBound)
      place = second.lowerBound
    }
    count(to: target)
    return count
  }

  private mutating func count(to target: Int) {
    while place < target {
      if !source.isFirstOfLineEnd(place) { count += 1 }
      place += 1
    }
  }
}
