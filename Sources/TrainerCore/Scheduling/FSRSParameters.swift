/// The trained parameters of a memory model, each within its limits: 21 of FSRS-6, 34 of FSRS-7.
public struct FSRSParameters: Hashable, Sendable {
  /// The parameters w0 to w20, or to w33.
  public let weights: [Double]

  /// The model that they are for.
  public var version: FSRSVersion { weights.count == Self.limits7.count ? .seven : .six }

  /// The published defaults of FSRS-6.
  public static let standard = FSRSParameters(
    weights: [
      0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
      1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ])

  /// The published defaults of FSRS-7.
  public static let standard7 = FSRSParameters(
    weights: [
      0.1104, 2.2395, 3.9221, 11.7841, 6.1686, 0.6457, 3.6807,
      1.9795, 0, 1.3826, 0.7024, 0.5999, 0.8146, 0.6398, 1,
      1.3207, 0.6707, 3.8668, 0.4416, 0.0934, 1.8631, 0.6162, 1.0869,
      0.1567, 0.0801, 0.2421, 0.9464, 0.1433, 0.7145, 0, 0.5667, 0.3734, 0.5333, 0.3048,
    ])

  /// The published defaults of a model.
  public static func standard(_ version: FSRSVersion) -> FSRSParameters {
    switch version {
    case .six: .standard
    case .seven: .standard7
    }
  }

  /// Parameters as people have them: 34 of FSRS-7; 21 of FSRS-6, 19 of FSRS-5 and 17 of FSRS-4.5 are brought
  /// forward, none at all mean those of FSRS-6; each is moved to the nearest of its limits.
  ///
  /// - Throws: `ParameterError` where a number is not finite, or where there are too few or too many.
  public init(_ numbers: [Double]) throws(ParameterError) {
    if let index = numbers.firstIndex(where: { !$0.isFinite }) { throw .notFinite(index: index) }
    let migrated =
      switch numbers.count {
      case 0: Self.standard.weights
      case 17: Self.fromFSRS4(numbers)
      case 19: numbers + [0, Self.oldDecay]
      case 21: numbers
      case 34: Self.heldToLimits7(numbers)
      case 35: throw .fsrs7Draft
      case let count: throw .count(count)
      }
    let limits = migrated.count == Self.limits7.count ? Self.limits7 : Self.limits
    self.init(weights: zip(migrated, limits).map { $0.clamped(to: $1) })
  }

  private init(weights: [Double]) { self.weights = weights }

  /// The decay of all versions before FSRS-6, which made it a parameter.
  private static let oldDecay = 0.5

  /// FSRS-5 changed the meaning of w4 to w6 and added same-day reviews, FSRS-6 their w19
  /// and the decay (fsrs-rs, `check_and_fill_parameters`).
  private static func fromFSRS4(_ numbers: [Double]) -> [Double] {
    var weights = numbers + [0, 0, 0, oldDecay]
    weights[4] += 2 * numbers[5]
    weights[5] = RealMath.logarithm(max(3 * numbers[5] + 1, .leastNonzeroMagnitude)) / 3
    weights[6] += 0.5
    return weights
  }
}

extension FSRSParameters {
  /// These parameters for `steps` relearning steps.
  ///
  /// With more than one step a lapse may be followed by several Goods on the same day; w17 and w18
  /// are held so low that these never end above the stability before the lapse (fsrs-rs).
  func limited(toRelearningSteps steps: Int) -> FSRSParameters {
    guard steps > 1, version == .six else { return self }
    let afterLapse =
      RealMath.logarithm(weights[11])
      + RealMath.logarithm(RealMath.power(2, weights[13]) - 1)
      + 0.3 * weights[14]
    let ceiling = max(0.01, -afterLapse / Double(steps)).squareRoot()
    var limited = weights
    limited[17] = min(limited[17], ceiling)
    limited[18] = min(limited[18], ceiling)
    return FSRSParameters(weights: limited)
  }

  /// Lowest and highest value of each parameter (fsrs-rs 6.6, `parameter_clipper`).
  static let limits: [ClosedRange<Double>] = [
    0.001...100, 0.001...100, 0.001...100, 0.001...100,
    1...10, 0.001...4, 0.001...4, 0.001...0.75,
    0...4.5, 0...0.8, 0.001...3.5,
    0.001...5, 0.001...0.25, 0.001...0.9, 0...4,
    0...1, 1...6,
    0...2, 0...2, 0.01...0.8,
    0.1...0.8,
  ]
}
