/// Something in an answer that speaks for an idea or against it.
struct Finding {
  /// The form it matches, as its author wrote it.
  let form: String

  /// The words, as ranges of the answer's bytes, in order.
  let ranges: [Range<Int>]

  /// How much of the form was found, 0 to 1.
  let strength: Double

  /// How much the form's words that were found weigh.
  let weight: Double

  /// Whether it has all of some other words.
  func covers(_ words: [Range<Int>]) -> Bool {
    words.allSatisfy { word in ranges.contains { $0.overlaps(word) } }
  }

  /// Whether the stretches from the first to the last word of both have bytes in common.
  func overlaps(_ other: Self) -> Bool {
    guard let first = ranges.first, let last = ranges.last, let otherFirst = other.ranges.first,
      let otherLast = other.ranges.last
    else { return true }
    return first.lowerBound < otherLast.upperBound && otherFirst.lowerBound < last.upperBound
  }
}
