/// One value for each of the four ratings.
public struct ByRating<Value> {
  /// The value for Again.
  public var again: Value
  /// The value for Hard.
  public var hard: Value
  /// The value for Good.
  public var good: Value
  /// The value for Easy.
  public var easy: Value

  /// Four values, from Again to Easy.
  public init(again: Value, hard: Value, good: Value, easy: Value) {
    self.again = again
    self.hard = hard
    self.good = good
    self.easy = easy
  }

  /// Asks for the value of each rating, from Again to Easy.
  public init(_ value: (Rating) -> Value) {
    self.init(again: value(.again), hard: value(.hard), good: value(.good), easy: value(.easy))
  }

  /// The value for `rating`.
  @inline(__always)
  public subscript(rating: Rating) -> Value {
    switch rating {
    case .again: again
    case .hard: hard
    case .good: good
    case .easy: easy
    }
  }
}

extension ByRating: Sendable where Value: Sendable {}
extension ByRating: Equatable where Value: Equatable {}
extension ByRating: Hashable where Value: Hashable {}
