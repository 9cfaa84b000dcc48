public import TrainerText

/// A review log as the FSRS optimizer reads and writes it, in columns.
///
/// The first record names the columns `card_id,review_time,review_rating` and perhaps
/// `review_state,review_duration`, in any order; others are passed over. Reviews stand in the order of
/// the file, those with a problem left out.
public struct ReviewLogCSV: Sendable {
  /// The names of the cards, each once, in the order in which they first occur.
  public internal(set) var cardIDs: [String] = []

  /// The line on which each of the names first stands, from 1.
  package internal(set) var cardLines: [Int] = []

  /// The card of each review, as an index of ``cardIDs``.
  public internal(set) var cards: [UInt32] = []

  /// The time of each review in milliseconds since 1970-01-01 UTC.
  public internal(set) var times: [Int64] = []

  /// The rating of each review, 1 to 4.
  public internal(set) var ratings: [UInt8] = []

  /// The state of each card before its review, 0 to 3 (new, learning, review, relearning), an empty
  /// field as 0; no elements where the file does not have the column.
  public internal(set) var states: [UInt8] = []

  /// How long each answer took, in milliseconds, an empty field as 0; no elements where the file does
  /// not have the column.
  public internal(set) var durations: [Int64] = []

  /// What is wrong, by line: the first hundred, and how many more there are.
  public internal(set) var problems: [Diagnostic] = []

  /// How many reviews there are.
  public var count: Int { cards.count }

  /// An empty log.
  init() {}

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - name: The file as messages name it.
  ///   - bytes: What is in it.
  public init(name: String, bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { bytes in
      var reader = ReviewLogReader(name: name, bytes)
      reader.read()
      return reader.log
    }
  }
}
