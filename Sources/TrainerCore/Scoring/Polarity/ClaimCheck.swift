/// Finds sentences that name things without saying anything about them.
struct ClaimCheck {
  /// Marks the words of such sentences.
  static func mark(_ tokens: inout [Token]) {
    for sentence in tokens.sentences {
      for segment in segments(of: tokens, sentence) where isMention(tokens[segment]) {
        for index in segment { tokens[index].marks.insert(.mentioned) }
      }
    }
  }

  /// Words behind which a new statement begins.
  private static let openers: WordSet = [
    "because", "so", "when", "if", "which", "since", "but", "unless", "while", "whereas",
    "otherwise",
  ]

  private static func segments(of tokens: [Token], _ sentence: Range<Int>) -> [Range<Int>] {
    var segments: [Range<Int>] = []
    var start = sentence.lowerBound
    for index in sentence.dropFirst()
    where tokens[index].isPlainWord && openers.contains(tokens[index].word) {
      segments.append(start..<index)
      start = index
    }
    return segments + [start..<sentence.upperBound]
  }

  private static func isMention(_ segment: ArraySlice<Token>) -> Bool {
    let count = ListCount(segment)
    if isList(count), !Fragments(segment).state { return true }
    let stems = segment.compactMap { $0.isWord ? $0.stem : nil }
    if mentions.stand(in: stems) { return true }
    guard count.pauses >= fewestPauses, !isInstruction(segment) else { return false }
    return looseMentions.stand(in: stems)
      || (weakMentions.stand(in: stems) && isOfShortPieces(segment))
  }

  /// Whether most pieces between the pauses are too short to state something.
  private static func isOfShortPieces(_ segment: ArraySlice<Token>) -> Bool {
    let pieces = segment.split { !$0.isWord }
    let short = pieces.count { $0.writtenWords <= shortPiece }
    return short * 2 > pieces.count
  }

  /// Whether half of the pieces of a list begin with something to do: "switch it off, pin the edges".
  private static func isInstruction(_ segment: ArraySlice<Token>) -> Bool {
    let pieces = segment.split { !$0.isWord }
    let deeds = pieces.count { piece in
      guard piece.count > 1, let first = piece.first(where: { $0.word != "and" }) else {
        return false
      }
      return first.isPlainWord
        && Thesaurus.standard.mayBeAction(first.meanings + first.phraseMeanings)
    }
    return deeds >= 2 && deeds * 2 >= pieces.count
  }

  /// Many short pieces with hardly a word between them that would make a sentence.
  private static func isList(_ count: ListCount) -> Bool {
    let pieces = count.pauses + 1
    return count.names >= fewestNames && pieces >= fewestPieces
      && count.names <= pieces * namesPerPiece && count.functions * namesPerFunction <= count.names
  }

  /// From how many names and pieces on a sentence may be a list; how many names a piece has at most, and
  /// how many stand for each word that holds a sentence together at least.
  private static let fewestNames = 6
  private static let fewestPieces = 5
  private static let namesPerPiece = 3
  private static let namesPerFunction = 7

  /// How many pauses make a list that only stands beside what mentions it, and how many words a piece has
  /// that states nothing.
  private static let fewestPauses = 3
  private static let shortPiece = 4

  /// What a sentence says that only tells of things being there, being talked about or being known.
  private static let mentions = StemPhrases(
    """
    talk about, go on to, discuss, mention, comfortable with, familiar with, experience with, heard of, \
    play a role, play a part, important part, big part, key part, essential part, is part of, \
    are part of, exists too, exist too, well known, interact, come into play, comes to mind, relates to, \
    related to, has to do with, have to do with, worth knowing, good to know, speak about, worked with, \
    used all of, have used, keywords, buzzwords, i know about, i would cover, would bring up, is a feature, \
    is a concept, are concepts, is a topic, are topics, are involved, is involved, is relevant, are relevant, \
    are important, is important here, matter here, in production for, topic of, topics where, all topics, \
    at home with, at home in, be at home, not be forgotten, answer has, territory of, on the whiteboard, \
    matter of, another subject, another topic, structure my answer, \
    should be named, should be mentioned, should be listed, would name, would list
    """)

  /// The same, where a list stands beside them.
  private static let looseMentions = StemPhrases(
    "such as, things like, important, matter, consider, and so on, involve, etc")

  /// The same, where the pieces of the list are short.
  private static let weakMentions = StemPhrases("key, about, know, use, like")
}
