/// A number together with its derivatives by the 34 parameters of FSRS-7 (forward mode of automatic
/// differentiation, as Griewank and Walther describe it in "Evaluating Derivatives", 2008).
struct Dual: FormulaNumber {
  let value: Double
  let slope: Slope

  /// 34 numbers, and six that stay 0.
  struct Slope: Sendable {
    private(set) var first = SIMD32<Double>(repeating: 0)
    private(set) var last = SIMD8<Double>(repeating: 0)

    subscript(index: Int) -> Double { index < 32 ? first[index] : last[index - 32] }

    @inline(__always)
    init() {}

    /// The derivatives of the parameter `index` itself.
    init(of index: Int) {
      if index < 32 { first[index] = 1 } else { last[index - 32] = 1 }
    }

    /// The sum of two slopes, each times a number.
    @inline(__always)
    init(_ left: Slope, _ leftShare: Double, _ right: Slope, _ rightShare: Double) {
      first = left.first * leftShare + right.first * rightShare
      last = left.last * leftShare + right.last * rightShare
    }

    @inline(__always)
    init(_ slope: Slope, _ share: Double) {
      first = slope.first * share
      last = slope.last * share
    }

    @inline(__always)
    mutating func add(_ slope: Slope, _ share: Double) {
      first += slope.first * share
      last += slope.last * share
    }
  }

  @inline(__always)
  init(_ value: Double, _ slope: Slope) {
    self.value = value
    self.slope = slope
  }

  @inline(__always)
  init(_ constant: Double) { self.init(constant, Slope()) }

  @inline(__always)
  static func + (left: Dual, right: Dual) -> Dual {
    Dual(left.value + right.value, Slope(left.slope, 1, right.slope, 1))
  }

  @inline(__always)
  static func + (left: Dual, right: Double) -> Dual { Dual(left.value + right, left.slope) }

  @inline(__always)
  static func - (left: Dual, right: Dual) -> Dual {
    Dual(left.value - right.value, Slope(left.slope, 1, right.slope, -1))
  }

  @inline(__always)
  static func - (left: Dual, right: Double) -> Dual { Dual(left.value - right, left.slope) }

  @inline(__always)
  static func * (left: Dual, right: Dual) -> Dual {
    Dual(left.value * right.value, Slope(left.slope, right.value, right.slope, left.value))
  }

  @inline(__always)
  static func * (left: Dual, right: Double) -> Dual {
    Dual(left.value * right, Slope(left.slope, right))
  }

  @inline(__always)
  static func / (left: Dual, right: Dual) -> Dual {
    let quotient = left.value / right.value
    return Dual(quotient, Slope(left.slope, 1 / right.value, right.slope, -quotient / right.value))
  }

  @inline(__always)
  static prefix func - (number: Dual) -> Dual {
    Dual(-number.value, Slope(number.slope, -1))
  }

  @inline(__always)
  var exponential: Dual {
    let result = RealMath.exponential(value)
    return Dual(result, Slope(slope, result))
  }

  @inline(__always)
  var logarithm: Dual { Dual(RealMath.logarithm(value), Slope(slope, 1 / value)) }

  @inline(__always)
  func power(_ exponent: Dual) -> Dual {
    let logarithm = RealMath.logarithm(value)
    let result = RealMath.exponential(exponent.value * logarithm)
    return Dual(
      result,
      Slope(slope, result * exponent.value / value, exponent.slope, result * logarithm))
  }
}
