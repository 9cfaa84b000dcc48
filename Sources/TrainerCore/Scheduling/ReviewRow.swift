/// One row of a review log, as a replay reads it.
public struct ReviewRow: Hashable, Sendable {
  /// The card, as an index; cards are numbered from 0 without gaps.
  public var card: UInt32
  /// How well it was remembered.
  public var rating: Rating
  /// When, in milliseconds since 1970-01-01 UTC.
  public var utcMilliseconds: Int64

  /// A row from its parts.
  public init(card: UInt32, rating: Rating, utcMilliseconds: Int64) {
    self.card = card
    self.rating = rating
    self.utcMilliseconds = utcMilliseconds
  }
}
