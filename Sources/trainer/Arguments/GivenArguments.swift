/// What stood on the command line for one command, checked against its description.
struct GivenArguments: Sendable {
  /// The arguments that are known by their place, their number checked.
  let positionals: [String]

  /// The values of each option by its name, in the order given.
  let options: [String: [OptionValue]]

  /// Whether an option was given.
  func has(_ option: OptionDescription) -> Bool { options[option.name] != nil }

  /// All texts given for an option.
  func texts(_ option: OptionDescription) -> [String] {
    (options[option.name] ?? []).compactMap {
      if case .text(let text) = $0 { text } else { nil }
    }
  }

  /// The text given for an option.
  func text(_ option: OptionDescription) -> String? { texts(option).last }

  /// The whole number given for an option.
  func integer(_ option: OptionDescription) -> Int? {
    if case .integer(let value) = options[option.name]?.last { value } else { nil }
  }

  /// The number given for an option.
  func number(_ option: OptionDescription) -> Double? {
    if case .number(let value) = options[option.name]?.last { value } else { nil }
  }
}
