/// The numbers by which forms and answers are compared.
///
/// They were found by trying values on one part of the labelled answers and looking at another part only
/// to measure; all lie on a plateau.
enum Measure {
  /// What a word weighs that neither the list of known words nor the thesaurus has.
  static let unfamiliarWeight = 1.25

  /// What a plain word weighs.
  static let plainWeight = 1.0

  /// What a verb weighs: verbs are the first to be put in other words.
  static let verbWeight = 0.75

  /// What a word like "use" or "thing" weighs.
  static let lightWeight = 0.45

  /// What a phrase of the thesaurus weighs.
  static let phraseWeight = 1.3

  /// What is left of a word's weight when the question says it already.
  static let givenShare = 0.35

  /// What is left of it when two, or more, of the item's ideas use it.
  static let sharedByTwo = 0.8
  static let sharedByMore = 0.5

  /// How well a word with the same meaning fits.
  static let synonymFit = 0.9

  /// How well a plain word fits a part of an identifier; what means the same as a part does not fit.
  static let partFit = 0.7

  /// How well a thing fits that the sentence before names and a pronoun takes up.
  static let carriedFit = 0.9

  /// What each word between costs.
  static let gapCost = 0.015

  /// How much of a form must be found: of an accepted one, of the label, of a form of one word or of code.
  static let acceptedThreshold = 0.7
  static let labelThreshold = 0.5
  static let strictThreshold = 0.9

  /// How much of an accepted form must be found denied to contradict.
  static let deniedThreshold = 0.88

  /// From how much of a form on an answer comes near it, and from how much denied half denies it.
  static let nearThreshold = 0.4
  static let halfDenied = 0.6

  /// How much of a form is all of it, hardly in other words and with hardly a word between.
  static let wordForWord = 0.92

  /// How much of a form is nearly all of it, with hardly a word between.
  static let wholeForm = 0.9

  /// What an idea's words in one sentence must weigh where no form is near.
  static let wordsWithoutForm = 2.0

  /// How much of a form must be there to count among those that are near.
  static let formIsNear = 0.55

  /// By how much more an accepted form must be there than a rejected one that shares words with it.
  static let clearlyNearer = 0.15

  /// How much of a rejected form speaks against a mere name.
  static let doubtThreshold = 0.6

  /// One of so many telling words of a form may be missing.
  static let tellingWordsPerGap = 3

  /// How much more a verb or quality counts than a thing when it comes to what is denied.
  static let predicateStance = 2.0

  /// How many other words may stand between the words of an accepted form, of a label.
  static let acceptedSlack = 4
  static let labelSlack = 9

  /// How many may stand between two words of a rejected form.
  static let rejectedGap = 3

  /// A deed or quality in a clause by itself counts where no more than this lies between it and the rest.
  static let looseReach = 2

  /// A form with a verb that is found without it needs so many words.
  static let wordsWithoutVerb = 3

  /// A support apart from a denial wins from this share of the denial's weight.
  static let supportShare = 0.95
}
