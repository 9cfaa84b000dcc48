/// A thing of a form that a preposition sets off against another: "slower than the cache", "a child of
/// the window", "from the disk".
struct Tie: Equatable {
  /// The element behind the preposition, and the other.
  let tied: Int
  let free: Int
  let preposition: String

  private static let telling: WordSet = [
    "than", "of", "from", "to", "into", "onto", "over", "under", "behind", "within",
  ]

  /// Reads the ties of a form from its words.
  static func ties(of form: FormWords) -> [Tie] {
    let (elements, places, tokens) = (form.elements, form.places, form.tokens)
    let things = elements.indices.filter {
      (elements[$0].isThing || elements[$0].identifier != nil) && !elements[$0].isDenied
    }
    return things.flatMap { tied -> [Tie] in
      guard let word = VerbGroup.preposition(before: places[tied], in: tokens),
        telling.contains(word)
      else { return [] }
      return things.compactMap { free in
        guard free < tied, form.range(of: free) != form.range(of: tied),
          !elements[free].stems.contains(where: elements[tied].stems.contains),
          VerbGroup.preposition(before: places[free], in: tokens) == nil
        else { return nil }
        return Tie(tied: tied, free: free, preposition: word)
      }
    }
  }
}
