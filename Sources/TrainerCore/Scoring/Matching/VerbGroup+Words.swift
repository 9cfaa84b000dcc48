/// The words by which the parts of a clause are told.
extension VerbGroup {
  static let prepositions: WordSet = [
    "of", "in", "on", "at", "for", "with", "from", "to", "into", "by", "inside", "within", "as",
    "through", "via", "without", "under", "over", "about", "onto", "near", "behind", "between",
    "during", "like", "per", "than",
  ]

  static let determiners: WordSet = [
    "this", "that", "these", "those", "each", "every", "any", "all", "some", "no", "one", "another",
    "both", "same", "other",
  ]

  static let auxiliaries: WordSet = [
    "do", "does", "did", "will", "would", "must", "should", "can", "could", "has", "have", "had",
    "may", "might", "shall", "gets", "get",
  ]

  static let adverbs: WordSet = [
    "not", "never", "always", "also", "just", "only", "then", "still", "already", "often", "ever",
    "even", "now", "again", "once", "all", "both", "itself",
  ]

  /// What may be acted on without being named.
  static let pronouns: WordSet = [
    "it", "them", "you", "him", "her", "itself", "everything", "nothing",
  ]

  /// Words right behind which something is done.
  static let leaders: WordSet = [
    "you", "we", "i", "they", "it", "he", "she", "to", "who", "which", "what", "not", "never",
    "nobody", "always", "nothing",
  ]
}
