import TrainerScheduling

/// What holds for every command, wherever on the line it stands.
struct GlobalOptions: Sendable, Hashable {
  /// The folder that holds the state, in place of the usual one.
  var home: String?

  /// Files and folders of content, in place of all other content.
  var content: [String] = []

  /// Whether escape sequences are asked for or ruled out.
  var appearance: Appearance?

  /// The instant at which the clock stands still.
  var now: Moment?

  /// What chance starts from.
  var seed: UInt64?

  /// Whether the result is wanted as data.
  var json = false

  /// What `--plain` and `--color` ask for.
  enum Appearance: Sendable, Hashable { case plain, color }
}

extension GlobalOptions {
  /// All of them, in the order in which `help` shows them.
  static let descriptions: [OptionDescription] = [
    .home, .content, .plain, .color, .now, .seed, .json, .help, .version,
  ]

  init(_ given: GivenArguments) {
    home = given.text(.home)
    content = given.texts(.content)
    for option in given.options {
      if option.name == OptionDescription.plain.name { appearance = .plain }
      if option.name == OptionDescription.color.name { appearance = .color }
    }
    if case .instant(let moment) = given.value(.now) { now = moment }
    if case .seed(let number) = given.value(.seed) { seed = number }
    json = given.has(.json)
  }
}

extension GivenArguments {
  /// Refuses what would both be obeyed and disobeyed.
  func checkAppearance() throws(UsageError) {
    let (plain, color) = (OptionDescription.plain, OptionDescription.color)
    if has(plain), has(color) { throw .notTogether(plain.spelling, color.spelling) }
  }
}

extension OptionDescription {
  static let home = OptionDescription(
    "home", "the folder that holds the state", .path("DIR"))
  static let content = OptionDescription(
    "content", "decks, in place of all other content; may be repeated", .path("PATH"))
  static let plain = OptionDescription("plain", "no colour, no redrawing, plain signs")
  static let color = OptionDescription("color", "colour, even where the output is no terminal")
  static let now = OptionDescription(
    "now", "let the clock stand still at an instant, in its zone", .instant("INSTANT"))
  static let seed = OptionDescription("seed", "what chance starts from", .seed("N"))
  static let json = OptionDescription("json", "the result as JSON, where it can be data")
  static let help = OptionDescription("help", letter: "h", "help on the command, or on all")
  static let version = OptionDescription("version", "the version of the program")
}
