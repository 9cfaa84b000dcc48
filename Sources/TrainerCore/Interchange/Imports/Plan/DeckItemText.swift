/// An imported item as text of a deck in the long form.
struct DeckItemText {
  private let item: ImportedItem

  init(_ item: ImportedItem) { self.item = item }

  /// The lines of the item under an id; `heading` stands where it has no title of its own.
  func text(id: String, heading: String) -> String {
    let title = item.title.isEmpty ? heading : Self.heading(item.title)
    var blocks = ["## \(title) {#\(id) \(attributes)}"]
    blocks.append(Self.body(item.prompt))
    if case .choice(let options) = item.task { blocks.append(Self.list(options)) }
    blocks += part(.answer, Self.body(item.answer))
    blocks += part(.keyIdeas, item.ideas.map { "- " + Self.label($0) }.joined(separator: "\n"))
    blocks += part(.source, Self.body(item.source))
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func part(_ part: DeckPart, _ text: String) -> [String] {
    text.isBlankLine ? [] : ["### \(part.rawValue)", text]
  }

  private var attributes: String {
    var attributes = "kind=\(item.kind.rawValue)"
    if let topic = item.topic { attributes += " topic=\(Self.quoted(topic))" }
    let tags = item.tags.map(Self.word).filter { !$0.isEmpty }
    if !tags.isEmpty { attributes += " tags=\(tags.joined(separator: ","))" }
    return attributes
  }

  private static func quoted(_ text: String) -> String {
    let line = text.split { $0.isNewline || $0 == "\0" }.joined(separator: " ")
    return "\"" + line.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
  }

  /// A tag as one word of a list.
  private static func word(_ tag: String) -> String {
    tag.split { !($0.isLetter || $0.isNumber || "-_./:#+".contains($0)) }.joined(separator: "-")
  }

  /// A label has no colon that would divide it from forms.
  private static func label(_ text: String) -> String {
    text.split(separator: ": ", omittingEmptySubsequences: false).joined(separator: ", ")
  }

  /// A title on one line.
  private static func heading(_ title: String) -> String {
    title.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

// MARK: - Bodies

extension DeckItemText {
  /// Markdown in which nothing begins another item or part, and whose code is closed.
  static func body(_ markdown: String) -> String {
    var fence = FenceScan()
    let lines = markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var kept = lines.map { line -> Substring in
      fence.takes(line) ? line : safe(line)
    }
    if let closing = fence.closing { kept.append(Substring(closing)) }
    return kept.joinedText
  }

  private static func safe(_ line: Substring) -> Substring {
    if let heading = MarkdownHeading(line), heading.level < 4 { return "#### " + heading.text[...] }
    for marker in ["Q:", "A:", "C:"] where line.hasPrefix(marker) {
      return Substring(marker.prefix(1) + "\\:" + line.dropFirst(2))
    }
    return line
  }

  private static func list(_ options: [ImportedItem.Option]) -> String {
    options.map { option in
      let text = body(option.text).split(whereSeparator: \.isNewline).joined(separator: " ")
      let explanation = body(option.explanation)
      return "- [\(option.isRight ? "x" : " ")] \(text)"
        + (explanation.isEmpty ? "" : "\n\n" + explanation.indentedByTwo)
    }.joined(separator: "\n")
  }
}

extension String {
  fileprivate var indentedByTwo: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}
