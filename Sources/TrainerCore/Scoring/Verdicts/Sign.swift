/// What speaks for or against an idea in an answer, each a number that ``Credence`` weighs.
package enum Sign: Int, CaseIterable, Sendable {
  /// 1 where a form says the idea by itself.
  case form

  /// 1 where it has nearly all words of the form, ``Measure/wholeForm``.
  case wholeForm

  /// Which part of the forms is near, from ``Measure/formIsNear`` on; 0 to 1.
  case nearForms

  /// How many words of one form stand together, up to 4.
  case nearWords

  /// What the idea's words weigh in the sentence that has most of them, up to 2.5.
  case words

  /// How many of these only this idea uses, up to 3.
  case ownWords

  /// Which part of these stands in a form as it is, and not for another word; 0 to 1.
  case exactness

  /// How many words that only other ideas use stand in the same clauses.
  case foreignWords

  /// Which part of the same sentence the question says already; 0 to 1.
  case echo

  /// 1 where a form is denied, or a rejected one is said.
  case denial

  /// How much there is of a rejected form beyond a half, unless an accepted one is clearly nearer; 0 to 0.5.
  case rejected

  /// Which part of the other ideas forms say by themselves; 0 to 1.
  case othersSaid

  /// 1 where the answer contradicts another idea.
  case othersDenied

  /// 1 where it half denies another idea.
  case othersHalfDenied

  /// How much there is of a rejected form of another idea beyond a half, the most of any; 0 to 0.5.
  case othersRejected
}

/// The signs of one idea.
package struct Signs: Sendable {
  private var values = [Double](repeating: 0, count: Sign.allCases.count)

  /// None of them.
  package init() {}

  /// The number of a sign.
  package subscript(sign: Sign) -> Double {
    get { values[sign.rawValue] }
    set { values[sign.rawValue] = newValue }
  }

  /// The sum of all, each times its weight.
  func sum(weighedBy weights: Self) -> Double {
    zip(values, weights.values).reduce(0) { $0 + $1.0 * $1.1 }
  }
}

extension Signs: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (Sign, Double)...) {
    for (sign, value) in elements { self[sign] = value }
  }
}
