/// One option, as the parser reads it and `help` shows it.
struct OptionDescription: Sendable, Hashable {
  /// Without its hyphens.
  let name: String

  /// The one-letter form.
  let letter: Character?

  /// What stands after it; nil for an option that is given or not.
  let value: ValueDescription?

  /// One line, without a full stop.
  let summary: String

  init(
    _ name: String, letter: Character? = nil, _ summary: String, _ value: ValueDescription? = nil
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.summary = summary
  }

  /// With its hyphens.
  var spelling: String { "--\(name)" }

  /// With its hyphens and the name of its value.
  var usage: String { value.map { "\(spelling) \($0.name)" } ?? spelling }
}
