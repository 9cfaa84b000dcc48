/// How near an item stands to the place where another stood.
enum Nearness: Int, Comparable {
  case elsewhere
  case sameFile

  /// Behind or before the same item of the same file, at its start or its end; of another file, where
  /// the old one is gone.
  case samePlace

  /// Between the same items, in whatever file.
  case sameNeighbours

  static func < (left: Nearness, right: Nearness) -> Bool { left.rawValue < right.rawValue }
}

/// Where an item stands or stood, names as numbers.
struct Surroundings {
  let file: Int

  /// The item before it, nil at the start of the file.
  let after: Int?

  /// The item behind it, nil at the end of the file.
  let before: Int?
}
