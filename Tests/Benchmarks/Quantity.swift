/// A measured value with its unit.
struct Quantity {
  let value: Double
  let unit: Unit

  enum Unit: String {
    case seconds = "s"
    case milliseconds = "ms"
    case bytesPerSecond = "MB/s"
    case reviewsPerSecond = "M reviews/s"
    case megabytes = "MB"
    case logLoss = "log loss"
    case questions = "recalled"
    case answersADay = "answers"
  }

  init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// With three or four digits that say something.
  var text: String { "\(Self.digits(value, places)) \(unit.rawValue)" }

  private var places: Int {
    switch unit {
    case .logLoss: 5
    case .megabytes, .bytesPerSecond: 0
    case .questions, .answersADay: 1
    case .seconds, .milliseconds, .reviewsPerSecond: value.magnitude < 1 ? 3 : 2
    }
  }

  /// A number with so many digits behind the point.
  static func digits(_ value: Double, _ places: Int) -> String {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let whole = Int((value.magnitude * Double(scale)).rounded())
    let sign = value < 0 && whole > 0 ? "-" : ""
    guard places > 0 else { return "\(sign)\(whole)" }
    let fraction = "\(whole % scale)"
    let zeros = String(repeating: "0", count: places - fraction.count)
    return "\(sign)\(whole / scale).\(zeros)\(fraction)"
  }
}
