/// A page of help that belongs to no single command.
struct HelpTopic: Sendable {
  /// What is asked for.
  let name: String

  /// One line, without a full stop.
  let summary: String

  /// The page, lines of at most 80 columns.
  let text: String

  /// Every topic, in the order in which `help` shows them.
  static let all: [HelpTopic] = [.decks, .session, .interview, .state, .scripts]
}
