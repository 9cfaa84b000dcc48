/// Phrases by the stems of their words.
struct StemPhrases {
  private let firstStems: WordSet
  private let phrasesByFirstStem: [String: [[String]]]

  /// Reads phrases with commas between.
  init(_ text: String) {
    let phrases = text.split(separator: ",").map {
      $0.split(separator: " ").map { WordStem.of($0) }
    }
    phrasesByFirstStem = Dictionary(grouping: phrases) { $0[0] }
    firstStems = WordSet(phrasesByFirstStem.keys)
  }

  /// Whether the words of one of them stand here one behind the other.
  func stand(in stems: [String]) -> Bool {
    stems.indices.contains { start in
      firstStems.contains(stems[start])
        && phrasesByFirstStem[stems[start]]?.contains { stems[start...].starts(with: $0) } ?? false
    }
  }
}
