/// Which of two things a form names is where something goes to, as "into", "to" and "inside" tell.
struct Direction {
  /// The element that goes, or is left.
  let source: Int

  /// The element that it goes to.
  let goal: Int

  /// Words behind which the goal stands.
  static let goalWords: WordSet = ["into", "to", "inside", "within"]

  /// Words behind which the source stands.
  static let sourceWords: WordSet = ["from"]

  /// Reads it from a form with a thing that goes and a thing it goes to; nil for any other.
  init?(_ form: FormWords) {
    let (elements, places, tokens) = (form.elements, form.places, form.tokens)
    let things = elements.indices.filter { elements[$0].isThing && !elements[$0].isDenied }
    let goals = things.filter { Self.isGoal(places[$0], in: tokens) }
    guard let goal = goals.first,
      goals.allSatisfy({ form.range(of: $0) == form.range(of: goal) })
    else { return nil }
    let others = things.filter {
      $0 != goal && places[$0] < places[goal] && form.range(of: $0) != form.range(of: goal)
    }
    let named = others.filter { Self.isSource(places[$0], in: tokens) }
    guard
      let source = named.first ?? others.first(where: { elements[$0].identifier != nil })
        ?? others.last,
      elements[source].stems != elements[goal].stems
    else { return nil }
    self.goal = goal
    self.source = source
  }

  /// Whether a thing is what something goes to.
  static func isGoal(_ index: Int, in tokens: [Token]) -> Bool {
    introducer(of: index, in: tokens).map(goalWords.contains) ?? false
  }

  /// Whether a thing is where something comes from.
  static func isSource(_ index: Int, in tokens: [Token]) -> Bool {
    introducer(of: index, in: tokens).map(sourceWords.contains) ?? false
  }

  /// The preposition before a thing, with its article and a word of its own kind between at most.
  private static func introducer(of index: Int, in tokens: [Token]) -> String? {
    var between = 0
    var place = index - 1
    while place >= 0, tokens[place].clause == tokens[index].clause, tokens[place].isWord {
      let token = tokens[place]
      if goalWords.contains(token.word) || sourceWords.contains(token.word) {
        let isOfPhrase = token.word == "to" && token.marks.contains(.inPhrase)
        return token.isPlainWord && !isOfPhrase ? token.word : nil
      }
      if token.range != tokens[index].range, !PartOfSpeech.articles.contains(token.word) {
        between += 1
        if between > 1 { return nil }
      }
      place -= 1
    }
    return nil
  }
}
