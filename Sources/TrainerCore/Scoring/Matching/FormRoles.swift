/// Who does what to whom in a form, and what goes where, as far as its words tell.
struct FormRoles {
  /// A deed that the form wants done, and what it is done to, as numbers of elements.
  struct Command: Equatable {
    let deed: Int
    let target: Int
  }

  /// Who does what to whom.
  let relation: Relation?

  /// What goes where.
  let direction: Direction?

  /// Where the form begins with a deed.
  let command: Command?

  /// What the form begins with, where something is said of it: its name and its first word.
  let subject: Set<String>

  /// Which element tells what is done.
  let deed: Int?

  /// The one verb, with what stands on either side.
  let pivot: Pivot?

  /// Which elements say something, and which tell when or why.
  let predicates: Predicates

  /// Its deeds, with who does them and what they are done to.
  let frames: [DeedFrame]

  /// Of what it says that it is something, and what.
  let statements: [Statement]

  /// Which of its things a preposition ties to which other.
  let ties: [Tie]

  /// Reads them from the elements, their places among the form's tokens, and the stems of all words.
  init(_ elements: [FormElement], places: [Int], tokens: [Token], words: [String]) {
    relation = Relation(elements, words: words)
    direction = Direction(elements, places: places, tokens: tokens)
    command = Self.command(in: elements, places: places, tokens: tokens)
    pivot = Pivot(elements, places: places, tokens: tokens)
    predicates = Predicates(elements, places: places, tokens: tokens)
    frames = DeedFrame.frames(of: elements, places: places, tokens: tokens)
    statements = Statement.statements(of: elements, places: places, tokens: tokens)
    ties = Tie.ties(of: elements, places: places, tokens: tokens)
    let subject = Self.subject(of: elements, places: places, tokens: tokens)
    self.subject = subject
    deed = elements.indices.first { index in
      elements[index].identifier == nil && !elements[index].stems.contains(where: subject.contains)
        && Thesaurus.standard.mayBeAction(elements[index].meanings)
    }
  }

  private static let leaders: WordSet = ["you", "we", "to", "i"]

  private static func command(
    in elements: [FormElement], places: [Int], tokens: [Token]
  ) -> Command? {
    guard let first = elements.first, let place = places.first, first.identifier == nil,
      !first.isDenied, tokens[..<place].allSatisfy({ leaders.contains($0.word) }),
      first.isAction || Thesaurus.standard.mayBeAction(first.meanings),
      let target = elements.indices.dropFirst().first(where: { elements[$0].isThing })
    else { return nil }
    return Command(deed: 0, target: target)
  }

  private static let auxiliaries: WordSet = ["does", "do", "has", "gets", "must", "can"]

  private static func subject(
    of elements: [FormElement], places: [Int], tokens: [Token]
  ) -> Set<String> {
    guard let first = elements.first, let place = places.first, let stem = first.stems.first,
      let next = tokens[place...].first(where: { $0.range != tokens[place].range })
    else { return [] }
    let isBeing = next.stem == "be"
    let isSaidOf =
      isBeing || auxiliaries.contains(next.word)
      || Thesaurus.standard.mayBeAction(next.meanings)
    guard isSaidOf, isBeing || first.isThing || first.identifier != nil else { return [] }
    return first.identifier.map { [$0, stem] } ?? [stem]
  }
}
