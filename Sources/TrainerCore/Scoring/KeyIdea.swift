/// One thing a good answer says.
public struct KeyIdea: Sendable, Hashable {
  /// Unique within its item.
  public let id: String

  /// What the idea says, for people.
  public let label: String

  /// Ways to say it; where none is given, the label is one.
  public let forms: [IdeaForm]

  /// Ways to say its opposite.
  public let rejected: [IdeaForm]

  /// How much it counts: 1 to 3.
  public let weight: Int

  /// Whether an answer without it is Hard at best.
  public let isEssential: Bool

  /// The question an interviewer asks when it is missing.
  public let followUp: String?

  /// Makes an idea; a weight outside 1 to 3 is brought into it.
  public init(
    id: String, label: String, forms: [IdeaForm], rejected: [IdeaForm] = [], weight: Int = 1,
    isEssential: Bool = false, followUp: String? = nil
  ) {
    self.id = id
    self.label = label
    self.forms = forms
    self.rejected = rejected
    self.weight = min(max(weight, 1), 3)
    self.isEssential = isEssential
    self.followUp = followUp
  }
}

/// One accepted or rejected wording, in the mini-language of key ideas, as its author wrote it.
public struct IdeaForm: Sendable, Hashable {
  /// The form as written, blanks trimmed.
  public let text: String

  /// What a person may say for it, without the signs of the mini-language.
  public var sample: String { FormReader.sample(of: text) }

  /// Makes a form from its text.
  public init(_ text: String) { self.text = text }
}
