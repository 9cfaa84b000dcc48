/// A number, or none, in the four bytes of a number: an optional takes eight in an array, and these stand
/// in arrays as long as a log or a library.
struct OptionalNumber: Sendable, Hashable {
  /// Numbers begin with 0; so a negative one is free to mean none.
  private let bits: Int32

  static let none = OptionalNumber(nil)

  @inline(__always)
  init(_ number: Int32?) { bits = number ?? -1 }

  @inline(__always)
  var number: Int32? { bits < 0 ? nil : bits }
}
