/// A number that formulae are written with once: a double where a value is wanted, a ``Dual`` where
/// its derivatives are wanted too.
protocol FormulaNumber: Sendable {
  /// A number that depends on nothing.
  init(_ constant: Double)

  /// The number itself.
  var value: Double { get }

  static func + (left: Self, right: Self) -> Self
  static func + (left: Self, right: Double) -> Self
  static func - (left: Self, right: Self) -> Self
  static func - (left: Self, right: Double) -> Self
  static func * (left: Self, right: Self) -> Self
  static func * (left: Self, right: Double) -> Self
  static func / (left: Self, right: Self) -> Self
  static prefix func - (number: Self) -> Self

  /// `e` to the power of this number.
  var exponential: Self { get }

  /// The natural logarithm of this number, which is positive.
  var logarithm: Self { get }

  /// This number, which is positive, to the power of `exponent`.
  func power(_ exponent: Self) -> Self
}

extension FormulaNumber {
  /// This number where it lies within a range, bounds included; else a bound, which depends on nothing.
  @inline(__always)
  func held(to range: ClosedRange<Double>) -> Self {
    if value < range.lowerBound { return Self(range.lowerBound) }
    if value > range.upperBound { return Self(range.upperBound) }
    return self
  }

  @inline(__always)
  static func lesser(_ left: Self, _ right: Self) -> Self {
    right.value < left.value ? right : left
  }

  @inline(__always)
  static func greater(_ left: Self, _ right: Self) -> Self {
    right.value > left.value ? right : left
  }
}

extension Double: FormulaNumber {
  @inline(__always)
  var value: Double { self }

  @inline(__always)
  var exponential: Double { RealMath.exponential(self) }

  @inline(__always)
  var logarithm: Double { RealMath.logarithm(self) }

  @inline(__always)
  func power(_ exponent: Double) -> Double { RealMath.power(self, exponent) }
}
