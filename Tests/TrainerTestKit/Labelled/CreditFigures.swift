public import TrainerScoring

/// How well what is credited agrees with labels.
public struct CreditFigures: Sendable {
  private var truePositives = 0
  private var falsePositives = 0
  private var falseNegatives = 0
  private var contradictions = 0
  private var creditedContradictions = 0

  /// Nothing is counted yet.
  public init() {}

  /// Which part of what was credited should have been.
  public var precision: Double { Double(truePositives) / Double(truePositives + falsePositives) }

  /// Which part of what should have been credited was.
  public var recall: Double { Double(truePositives) / Double(truePositives + falseNegatives) }

  /// The harmonic mean of both.
  public var f1: Double { 2 * precision * recall / (precision + recall) }

  /// Which part of the contradicted ideas was not credited.
  public var notCredited: Double { 1 - Double(creditedContradictions) / Double(contradictions) }

  /// Counts one idea of one answer.
  public mutating func count(_ label: Verdict, isCredited: Bool) {
    if label == .contradicted {
      contradictions += 1
      if isCredited { creditedContradictions += 1 }
    }
    switch (label == .covered, isCredited) {
    case (true, true): truePositives += 1
    case (false, true): falsePositives += 1
    case (true, false): falseNegatives += 1
    case (false, false): break
    }
  }
}

extension CreditFigures: CustomStringConvertible {
  /// All figures, for people to read.
  public var description: String {
    func percent(_ share: Double) -> String { "\((share * 1000).rounded() / 10) %" }
    return "precision \(percent(precision)), recall \(percent(recall)), F1 \(percent(f1)), "
      + "contradictions not credited \(percent(notCredited))"
  }
}
