/// How a form's elements lie in an answer.
struct Alignment {
  /// An element and the place where it was found.
  struct Pair {
    let element: Int
    let place: Int
    let fit: Double
  }

  /// Whether the words found say what the form says.
  enum Stance: CaseIterable {
    case supports
    case denies

    /// Neither clearly.
    case blocks
  }

  /// The share of the form's weight that was found, less a little for each word between; 0 to 1.
  let coverage: Double
  let stance: Stance

  /// Whether all was found that the form says, but of other parties.
  let isMisplaced: Bool

  /// The places of the decisive words.
  let places: [Int]

  /// Where the decisive words stand, in bytes of the answer.
  let ranges: [Range<Int>]
}
