/// Whether what was found of a form is too small a part of it to say it.
extension Aligner {
  /// Whether a piece was found that names something of the form and says nothing of it.
  func isFragment(_ pairs: [Alignment.Pair], _ opposite: Int?) -> Bool {
    guard pattern.role == .accepted else { return false }
    if lacksDenial(pairs, opposite) { return true }
    guard opposite == nil else { return false }
    return isOnlySubject(pairs) || isLoneAttribute(pairs)
  }

  /// Whether what the form denies was not found, but only what stands around it.
  private func lacksDenial(_ pairs: [Alignment.Pair], _ opposite: Int?) -> Bool {
    guard pattern.hasNegation, pattern.isDenying else { return false }
    return !pairs.contains { pattern.elements[$0.element].isDenied }
      && opposite.map { pattern.elements[$0].isDenied } != true
  }

  /// Whether only the name was found of which the form tells a deed.
  private func isOnlySubject(_ pairs: [Alignment.Pair]) -> Bool {
    guard let name = pattern.elements[pairs[0].element].identifier, !pattern.isOneName,
      pattern.roles.frames.contains(where: { frame in
        frame.doer.map { pattern.elements[$0].identifier == name } ?? false
      })
    else { return false }
    let range = answer.range(at: pairs[0].place)
    return pairs.allSatisfy { answer.range(at: $0.place) == range }
  }

  /// Whether one word of several was found, and it describes something else: "static context" is no
  /// static method.
  private func isLoneAttribute(_ pairs: [Alignment.Pair]) -> Bool {
    // What stands for a whole phrase says more than an attribute.
    guard pairs.count == 1, pattern.elements.count > 1,
      !pattern.elements[pairs[0].element].stems.isEmpty
    else { return false }
    let index = answer.content[pairs[0].place]
    guard index + 1 < answer.tokens.count else { return false }
    let (word, noun) = (answer.tokens[index], answer.tokens[index + 1])
    return noun.isContent && word.clause == noun.clause && word.isPlainWord
      && !noun.marks.contains(.inPhrase)
      && (noun.identifier != nil || Thesaurus.standard.isThing(noun.meanings))
  }
}
