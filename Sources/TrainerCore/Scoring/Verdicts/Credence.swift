/// How far an answer is believed to say an idea.
///
/// No sign decides alone: whoever says most of a form and half of another idea's rejected form may be wrong,
/// and whoever uses five of its words in an order that no form has may be right. The weights are those of a
/// logistic regression on labelled answers of ten hands, so that the sum is the logarithm of the odds;
/// `trainer-bench fit-scorer` prints them.
enum Credence {
  /// What each sign adds.
  static let weights: Signs = [
    .form: 0.52, .wholeForm: 0.4, .nearForms: 1.03, .nearWords: 0.16, .words: 0.67,
    .ownWords: 0.2, .exactness: 0.52, .foreignWords: -0.29, .echo: -1.34, .denial: -1.31,
    .rejected: -3.22, .othersSaid: 0.63, .othersDenied: -1.19, .othersHalfDenied: -0.69,
    .othersRejected: -2.52,
  ]

  /// Where the sum begins.
  static let start = -1.51

  /// Whether the signs suffice: a whole form does where nothing is said wrong, or half of the rest right.
  static func believes(_ signs: Signs) -> Bool {
    let mayBeWrong = signs[.rejected] > 0 || signs[.othersRejected] > 0
    let isTrusted = signs[.othersDenied] == 0 && (!mayBeWrong || signs[.othersSaid] >= 0.5)
    if signs[.wholeForm] > 0, isTrusted { return true }
    return logOdds(signs) >= 0
  }

  /// What the sums of all likely ideas must come to together where no form of any is found.
  static let onTopic = 0.8

  /// The logarithm of the odds that the idea is said.
  static func logOdds(_ signs: Signs) -> Double { start + signs.sum(weighedBy: weights) }
}
