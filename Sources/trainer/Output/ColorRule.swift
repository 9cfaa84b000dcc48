/// Whether an output gets escape sequences.
enum ColorRule {
  /// Decides for one output; the first rule that speaks wins.
  ///
  /// NO_COLOR stands before CLICOLOR_FORCE, as https://no-color.org and clig.dev have it: whoever
  /// wants none at all says so once, for all programs.
  static func usesColor(
    _ appearance: GlobalOptions.Appearance?, environment: [String: String], isTerminal: Bool
  ) -> Bool {
    if let appearance { return appearance == .color }
    if environment.isSet("NO_COLOR") { return false }
    if environment.isSet("CLICOLOR_FORCE"), environment["CLICOLOR_FORCE"] != "0" { return true }
    if environment["CLICOLOR"] == "0" || environment["TERM"] == "dumb" { return false }
    return isTerminal
  }
}

extension [String: String] {
  /// Whether a variable is there and says something.
  func isSet(_ name: String) -> Bool { self[name].map { !$0.isEmpty } ?? false }
}
