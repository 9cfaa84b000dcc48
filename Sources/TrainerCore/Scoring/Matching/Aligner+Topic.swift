/// Whether what was found is said of what the idea is about.
extension Aligner {
  /// How far before a word, counted in places, the subject stands that it is said of.
  private static let subjectReach = 11

  /// How far behind a word what owns it stands.
  private static let ownerReach = 3

  /// Whether some of it is said of the subject of another idea: "in B you set it", where A is meant.
  func isOfOtherTopic(_ pairs: [Alignment.Pair]) -> Bool {
    guard let topic else { return false }
    return pairs.contains {
      answer.token(at: $0.place).key != topic.own && isForeign($0.place, topic)
    }
  }

  /// Whether the nearest of the compared subjects before a place, in its sentence, is another idea's.
  private func isForeign(_ place: Int, _ topic: IdeaTopic) -> Bool {
    if let owner = owner(behind: place, topic) { return owner != topic.own }
    let sentence = answer.sentence(at: place)
    var before = place - 1
    while before >= 0, before >= place - Self.subjectReach, answer.sentence(at: before) == sentence
    {
      let key = answer.token(at: before).key
      if key == topic.own { return false }
      if topic.others.contains(key) { return true }
      before -= 1
    }
    return false
  }

  /// The compared subject that a preposition ties to what stands before: "declarative in A".
  private func owner(behind place: Int, _ topic: IdeaTopic) -> String? {
    let index = answer.content[place]
    for next in answer.tokens.stretch(of: Self.ownerReach, behind: index) {
      let token = answer.tokens[next]
      guard token.clause == answer.tokens[index].clause else { return nil }
      if topic.own == token.key || topic.others.contains(token.key) {
        let between = answer.tokens[(index + 1)..<next]
        let tie = between.last { !PartOfSpeech.articles.contains($0.word) }?.word ?? ""
        return ["in", "for", "with", "of", "by"].contains(tie) ? token.key : nil
      }
    }
    return nil
  }
}
