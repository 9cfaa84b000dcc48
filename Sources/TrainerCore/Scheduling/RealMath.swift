#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The few real functions that FSRS needs, the only use of the C library in this module.
enum RealMath {
  /// `e` to the power of `exponent`.
  @inline(__always)
  static func exponential(_ exponent: Double) -> Double { exp(exponent) }

  /// `base`, which is positive, to the power of `exponent`.
  @inline(__always)
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  /// The natural logarithm of `value`, which is positive.
  @inline(__always)
  static func logarithm(_ value: Double) -> Double { log(value) }

  /// The cosine of an angle in radians.
  static func cosine(_ angle: Double) -> Double { cos(angle) }
}
