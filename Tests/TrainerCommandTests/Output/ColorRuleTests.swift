import Testing

@testable import trainer

/// What stands against what, and who wins.
struct ColorCase: CustomTestStringConvertible {
  var appearance: GlobalOptions.Appearance?
  var variables: [String: String]
  var isTerminal: Bool
  var usesColor: Bool

  init(
    _ appearance: GlobalOptions.Appearance? = nil, _ variables: [String: String] = [:],
    terminal isTerminal: Bool, color usesColor: Bool
  ) {
    self.appearance = appearance
    self.variables = variables
    self.isTerminal = isTerminal
    self.usesColor = usesColor
  }

  var testDescription: String { "\(appearance.map { "\($0)" } ?? "-") \(variables) \(isTerminal)" }
}

@Suite struct ColorRuleTests {
  @Test(arguments: [
    ColorCase(terminal: true, color: true),
    ColorCase(terminal: false, color: false),
    ColorCase(.plain, terminal: true, color: false),
    ColorCase(.plain, ["CLICOLOR_FORCE": "1"], terminal: true, color: false),
    ColorCase(.color, terminal: false, color: true),
    ColorCase(.color, ["NO_COLOR": "1", "TERM": "dumb"], terminal: false, color: true),
    ColorCase(nil, ["NO_COLOR": "1"], terminal: true, color: false),
    ColorCase(nil, ["NO_COLOR": "0"], terminal: true, color: false),
    ColorCase(nil, ["NO_COLOR": ""], terminal: true, color: true),
    ColorCase(nil, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], terminal: true, color: false),
    ColorCase(nil, ["CLICOLOR_FORCE": "1"], terminal: false, color: true),
    ColorCase(nil, ["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], terminal: false, color: true),
    ColorCase(nil, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], terminal: false, color: true),
    ColorCase(nil, ["CLICOLOR_FORCE": "0"], terminal: false, color: false),
    ColorCase(nil, ["CLICOLOR_FORCE": ""], terminal: false, color: false),
    ColorCase(nil, ["CLICOLOR": "0"], terminal: true, color: false),
    ColorCase(nil, ["CLICOLOR": "1"], terminal: false, color: false),
    ColorCase(nil, ["CLICOLOR": "1", "TERM": "dumb"], terminal: true, color: false),
    ColorCase(nil, ["TERM": "dumb"], terminal: true, color: false),
    ColorCase(nil, ["TERM": "xterm"], terminal: true, color: true),
    ColorCase(nil, ["TERM": "xterm"], terminal: false, color: false),
  ])
  func theFirstRuleThatSpeaksWins(_ color: ColorCase) {
    #expect(
      ColorRule.usesColor(
        color.appearance, environment: color.variables, isTerminal: color.isTerminal)
        == color.usesColor)
  }
}
