import TrainerScoring
import TrainerTestKit

/// Fitted weights as lines of Swift.
struct WeightsTable {
  private let regression: LogisticRegression

  private static let columns = 100

  init(_ regression: LogisticRegression) { self.regression = regression }

  var lines: [String] {
    var lines = ["  static let weights: Signs = ["]
    var line = "   "
    for (sign, weight) in zip(Sign.allCases, regression.weights) {
      let entry = " .\(sign): \(Quantity.digits(weight, 2)),"
      if line.count + entry.count > Self.columns {
        lines.append(line)
        line = "   "
      }
      line += entry
    }
    return lines + [
      line, "  ]", "", "  static let start = \(Quantity.digits(regression.intercept, 2))",
    ]
  }
}
