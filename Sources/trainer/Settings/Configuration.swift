/// How the program looks and where it looks: what `config.yaml` says, and the defaults.
struct Configuration: Sendable, Hashable {
  /// Whether practice asks how sure the learner is before it shows the answer.
  var asksConfidence = false

  /// Files and folders of content that come on top of what ships and of the learner's own decks.
  var content: [String] = []

  /// The command that opens a file, arguments included; nil leaves it to the variables.
  var editor: String?

  /// Whether every output is plain unless `--color` asks for more.
  var isPlain = false
}
