/// What a form says to be something, as numbers of its elements: "the coordinator is the delegate".
struct Statement: Equatable {
  let subject: Int
  let predicate: Int

  private static let being: WordSet = ["be", "becom"]

  /// Reads the statements of a form from its words.
  static func statements(of form: FormWords) -> [Statement] {
    let (places, tokens) = (form.places, form.tokens)
    return tokens.indices.compactMap { verb in
      guard being.contains(tokens[verb].stem), tokens[verb].isPlainWord else { return nil }
      func isBeside(_ place: Int) -> Bool { tokens[place].clause == tokens[verb].clause }
      guard
        let subject = places.lastIndex(where: {
          $0 < verb && isBeside($0) && !VerbGroup.isIntroduced($0, in: tokens)
        }),
        let predicate = places.firstIndex(where: { $0 > verb && isBeside($0) }),
        form.elements[subject].isThing || form.elements[subject].identifier != nil
      else { return nil }
      return Statement(subject: subject, predicate: predicate)
    }
  }
}
