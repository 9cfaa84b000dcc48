import TrainerScheduling

extension Double {
  /// The number with nine significant digits, as all numbers in files are: the C libraries of two
  /// machines differ in the last bits.
  var roundedToNineDigits: Double {
    guard isFinite, self != 0 else { return 0 }
    var scale = 1e8
    var size = magnitude
    while size >= 10, scale > 1e-14 {
      size /= 10
      scale /= 10
    }
    while size < 1, scale < 1e22 {
      size *= 10
      scale *= 10
    }
    return (self * scale).rounded() / scale
  }
}
