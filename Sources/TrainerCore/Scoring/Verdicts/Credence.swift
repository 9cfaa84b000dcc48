/// How far an answer is believed to say an idea.
///
/// No sign decides alone: whoever says most of a form and half of another idea's rejected form may be wrong,
/// and whoever uses five of its words in an order that no form has may be right. The weights are those of a
/// logistic regression on labelled answers, so that the sum is the logarithm of the odds.
enum Credence {
  /// What each sign adds.
  static let weights: Signs = [
    .form: 0.49, .wholeForm: 0.42, .nearForms: 1.50, .nearWords: 0.18, .words: 0.79,
    .ownWords: 0.15, .exactness: 0.48, .foreignWords: -0.30, .echo: -1.42, .denial: -1.38,
    .rejected: -3.08, .othersSaid: 0.85, .othersDenied: -1.27, .othersHalfDenied: -0.63,
    .othersRejected: -2.17,
  ]

  /// Where the sum begins.
  static let start = -1.93

  /// Whether the signs suffice: a whole form does where nothing is said wrong, or half of the rest right.
  static func believes(_ signs: Signs) -> Bool {
    let mayBeWrong = signs[.rejected] > 0 || signs[.othersRejected] > 0
    let isTrusted = signs[.othersDenied] == 0 && (!mayBeWrong || signs[.othersSaid] >= 0.5)
    return (signs[.wholeForm] > 0 && isTrusted) || logOdds(signs) >= 0
  }

  /// The logarithm of the odds that the idea is said.
  static func logOdds(_ signs: Signs) -> Double { start + signs.sum(weighedBy: weights) }
}
