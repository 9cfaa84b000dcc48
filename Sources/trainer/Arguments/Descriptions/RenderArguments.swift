/// What is rendered, and to what.
struct RenderArguments: Sendable, Hashable {
  /// What Markdown may become.
  enum Format: String, Sendable, Hashable, CaseIterable { case ansi, plain, html }

  /// The file; nil is standard input.
  var file: String?
  var format = Format.plain

  init(_ given: GivenArguments) {
    file = given.positionals.first
    format = given.text(.to).flatMap(Format.init) ?? format
  }
}

extension CommandDescription {
  static let render = CommandDescription(
    words: ["render"], summary: "Markdown as the program shows it, as text or HTML",
    positionals: [
      PositionalDescription("FILE", .optional, "- or none is standard input", value: .path("FILE"))
    ],
    options: [.to],
    discussion: """
      It is Markdown and nothing else: no front matter, no markers of cards. What ansi
      writes has colour where the output has: with --color, or on a terminal.
      """,
    examples: [
      Example("trainer render --to ansi notes.md", "as practice and read show it"),
      Example("trainer render --to html notes.md", "a page's body"),
    ],
    command: { .render(RenderArguments($0)) })
}

extension OptionDescription {
  fileprivate static let to = OptionDescription(
    "to",
    "plain where not given",
    .choice("ansi|plain|html", RenderArguments.Format.allCases.map(\.rawValue)))
}
