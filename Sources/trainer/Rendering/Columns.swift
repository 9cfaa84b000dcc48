import TrainerText

extension String {
  /// This text with blanks after it, so that it takes at least so many columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }

  /// This text with blanks before it, so that it takes at least so many columns.
  func padded(toRight width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth)) + self
  }
}

/// A finite number with a fixed count of decimals, the half rounded away from zero.
func decimal(_ number: Double, places: Int) -> String {
  let scale = (0..<places).reduce(1.0) { product, _ in product * 10 }
  let scaled = (number * scale).rounded()
  guard scaled.magnitude < 1e15 else { return number.description }
  let digits = String(Int64(scaled.magnitude))
  let filled = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
  let fraction = places == 0 ? "" : "." + filled.suffix(places)
  return (scaled < 0 ? "-" : "") + filled.dropLast(places) + fraction
}
