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

  /// Reads them from the words of a form, and the stems of all of them read one by one.
  init(_ form: FormWords, words: [String]) {
    relation = Relation(form.elements, words: words)
    direction = Direction(form)
    command = Self.command(in: form)
    pivot = Pivot(form)
    predicates = Predicates(form)
    frames = DeedFrame.frames(of: form)
    statements = Statement.statements(of: form)
    ties = Tie.ties(of: form)
    let subject = Self.subject(of: form)
    self.subject = subject
    deed = form.elements.firstIndex { element in
      element.identifier == nil && !element.stems.contains(where: subject.contains)
        && Thesaurus.standard.mayBeAction(element.meanings)
    }
  }

  private static let leaders: WordSet = ["you", "we", "to", "i"]

  private static func command(in form: FormWords) -> Command? {
    guard let first = form.elements.first, let place = form.places.first, first.identifier == nil,
      !first.isDenied, form.tokens[..<place].allSatisfy({ leaders.contains($0.word) }),
      first.isAction || Thesaurus.standard.mayBeAction(first.meanings),
      let target = form.elements.dropFirst().firstIndex(where: \.isThing)
    else { return nil }
    return Command(deed: 0, target: target)
  }

  private static let auxiliaries: WordSet = ["does", "do", "has", "gets", "must", "can"]

  private static func subject(of form: FormWords) -> Set<String> {
    guard let first = form.elements.first, let stem = first.stems.first,
      let next = form.tokens[form.places[0]...].first(where: { $0.range != form.range(of: 0) })
    else { return [] }
    let isBeing = next.stem == "be"
    let isSaidOf =
      isBeing || auxiliaries.contains(next.word)
      || Thesaurus.standard.mayBeAction(next.meanings)
    guard isSaidOf, isBeing || first.isThing || first.identifier != nil else { return [] }
    return first.identifier.map { [$0, stem] } ?? [stem]
  }
}
