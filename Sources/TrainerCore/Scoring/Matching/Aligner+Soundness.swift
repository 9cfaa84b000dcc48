/// Whether what was found of a form says something, or is a name or a fragment only.
extension Aligner {
  /// Whether more is said of a thing than its name.
  func isSound(_ part: PartFound) -> Bool {
    !isOnlyName(part.pairs) && !(part.impliedDeed == nil && lacksVerb(part)) && !isFragment(part)
  }

  /// Whether a piece was found that names something of the form and says nothing of it.
  private func isFragment(_ part: PartFound) -> Bool {
    guard pattern.role == .accepted else { return false }
    if lacksDenial(part) { return true }
    return part.opposite == nil && (isOnlySubject(part.pairs) || isLoneAttribute(part.pairs))
  }

  /// Whether what the form denies was not found, but only what stands around it.
  private func lacksDenial(_ part: PartFound) -> Bool {
    pattern.hasNegation && pattern.isDenying && !part.hasElement { pattern.elements[$0].isDenied }
  }

  /// Whether a statement that something is so was found in the parts of one name alone.
  private func isOnlyName(_ pairs: [Alignment.Pair]) -> Bool {
    guard pattern.elements.count > 1, answer.isPartOfName(pairs[0].place),
      pattern.words.contains("be"), !pattern.isOneName
    else { return false }
    let name = answer.range(at: pairs[0].place)
    return pairs.allSatisfy {
      answer.range(at: $0.place) == name && !pattern.elements[$0.element].isDenied
    } && pairs.contains { pattern.elements[$0.element].identifier == nil }
  }

  /// Whether a form with a verb was found without one, and hardly anything else of it.
  ///
  /// "No callbacks" needs no verb to deny one.
  private func lacksVerb(_ part: PartFound) -> Bool {
    guard pattern.hasTellingVerb, part.pairs.count < pattern.elements.count,
      !part.hasElement(where: { pattern.elements[$0].isAction }),
      !part.pairs.allSatisfy({
        pattern.elements[$0.element].isDenied
          && answer.marks(at: $0.place).contains(.negated)
      })
    else { return false }
    return writtenWords(of: part.pairs) < Measure.wordsWithoutVerb
  }

  /// How many words of the text were found; the parts of a name are one.
  private func writtenWords(of pairs: [Alignment.Pair]) -> Int {
    pairs.indices.count { index in
      index == 0
        || answer.range(at: pairs[index].place).lowerBound
          != answer.range(at: pairs[index - 1].place).lowerBound
    }
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
