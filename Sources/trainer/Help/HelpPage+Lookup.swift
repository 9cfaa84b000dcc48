import TrainerText

extension HelpPage {
  /// What there is a page on: the first words of commands, and topics.
  static var names: [String] { CommandDescription.all.words(after: []) + HelpTopic.all.map(\.name) }

  /// The page for some words: a command, the first word of several, or a topic; none is the
  /// overview.
  static func text(for words: [String]) throws(Failure) -> String {
    if words.isEmpty { return overview }
    let commands = CommandDescription.all
    let longer = commands.filter { $0.words.starts(with: words) && $0.words.count > words.count }
    if let command = commands.first(where: { $0.words == words }) {
      let more = longer.isEmpty ? "" : "\n\n" + page(ofGroup: words, commands: longer)
      return page(of: command) + more
    }
    if !longer.isEmpty { return page(ofGroup: words, commands: longer) }
    let name = words.joined(separator: " ")
    if let topic = HelpTopic.all.first(where: { $0.name == name }) { return topic.text }
    let known = commands.map(\.name) + HelpTopic.all.map(\.name)
    let error = UsageError.unknownTopic(
      name, nearest: CommandDescription.meant(by: name) ?? nearest(to: name, among: known))
    throw .usage(UsageFailure(error: error, words: []))
  }
}
