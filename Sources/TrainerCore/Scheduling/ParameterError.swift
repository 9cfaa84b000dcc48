/// Why a list of numbers is no parameters of a memory model.
public enum ParameterError: Error, Hashable, Sendable {
  /// The number at `index`, counted from 0, is infinite or not a number.
  case notFinite(index: Int)
  /// 35 numbers: parameters of a draft of FSRS-7 that was given up.
  case fsrs7Draft
  /// A count that no version of FSRS has.
  case count(Int)
}

extension ParameterError: CustomStringConvertible {
  /// The reason, as a fragment to put after what was read.
  public var description: String {
    switch self {
    case .notFinite(let index): "parameter \(index + 1) is not a finite number"
    case .fsrs7Draft:
      "these 35 parameters are for a draft of FSRS-7 that was given up; FSRS-7 takes 34"
    case .count(let count):
      "\(count) parameters; FSRS-7 takes 34, FSRS-6 takes 21, or 19 of FSRS-5, or 17 of FSRS-4.5"
    }
  }
}
