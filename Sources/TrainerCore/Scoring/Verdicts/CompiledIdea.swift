/// A key idea with its forms made ready for comparison.
struct CompiledIdea {
  let id: String
  let accepted: [FormPattern]
  let rejected: [FormPattern]

  /// How many accepted forms it has as their author wrote them.
  let formCount: Int

  /// What it is about, where the question compares.
  let topic: IdeaTopic?

  /// Whether its label wants something before or after something else.
  let order: TimeOrder?

  /// The words that accepted forms use without denying them.
  let acceptedStems: Set<String>

  /// What other ideas are about and this one never names.
  var rivals: Set<String> = []

  /// For each pattern the numbers of its elements among all of the item's.
  let acceptedElements: [[Int]]
  let rejectedElements: [[Int]]

  /// What it says, for the learner.
  let label: String

  /// The words of its accepted forms.
  let words: IdeaWords

  /// The words that only this idea uses, and those that only others do.
  let ownStems: Set<String>
  var foreignStems: Set<String> = []
}

/// The distinct elements of an item's forms, so that each is looked for once an answer.
struct ElementTable {
  private(set) var elements: [FormElement] = []
  private var numbers: [FormElement: Int] = [:]

  /// The numbers of a pattern's elements.
  mutating func numbers(of pattern: FormPattern) -> [Int] {
    pattern.elements.map { element in
      var key = element
      (key.weight, key.step, key.isDenied, key.isGiven, key.isShared) = (1, 0, false, false, false)
      key.isRegretted = false
      if let number = numbers[key] { return number }
      numbers[key] = elements.count
      elements.append(key)
      return elements.count - 1
    }
  }
}
