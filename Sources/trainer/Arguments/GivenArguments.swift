import TrainerScheduling

/// What stood on the command line for one command, checked against its description.
struct GivenArguments: Sendable {
  /// The arguments that are known by their place, their number checked.
  let positionals: [String]

  /// The options in the order in which they were given.
  let options: [(name: String, value: OptionValue)]

  /// Whether an option was given.
  func has(_ option: OptionDescription) -> Bool { value(option) != nil }

  /// The value of an option; of several the last holds, so that a line may overrule an alias.
  func value(_ option: OptionDescription) -> OptionValue? { values(option).last }

  /// All texts given for an option.
  func texts(_ option: OptionDescription) -> [String] {
    values(option).compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The text given for an option.
  func text(_ option: OptionDescription) -> String? { texts(option).last }

  /// The whole number given for an option.
  func integer(_ option: OptionDescription) -> Int? {
    if case .integer(let value) = value(option) { value } else { nil }
  }

  /// The number given for an option.
  func number(_ option: OptionDescription) -> Double? {
    if case .number(let value) = value(option) { value } else { nil }
  }

  /// The day given for an option.
  func day(_ option: OptionDescription) -> StudyDay? {
    if case .day(let value) = value(option) { value } else { nil }
  }

  private func values(_ option: OptionDescription) -> [OptionValue] {
    options.lazy.filter { $0.name == option.name }.map(\.value)
  }
}
