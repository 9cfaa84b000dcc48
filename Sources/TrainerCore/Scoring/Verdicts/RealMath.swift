#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Double {
  /// The power of a number that is not negative.
  func raised(to exponent: Double) -> Double { pow(self, exponent) }
}
