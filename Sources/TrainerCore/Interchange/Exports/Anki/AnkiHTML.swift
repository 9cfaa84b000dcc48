import TrainerMarkdown
import TrainerScoring
import TrainerText

/// The two sides of a note as HTML.
struct AnkiHTML {
  /// The definitions of links that texts of the deck use.
  let definitions: String

  /// The sides of an item, or nil where it does not belong into a file: pages to read belong into none.
  func sides(of item: Item, for part: AnkiExport.Part) -> (front: String, back: String)? {
    switch (item.task, part) {
    case (.note, _): nil
    case (.cloze(let deletions), .cloze):
      (heading(item) + cloze(item, deletions), extra(item))
    case (.cloze, .basic), (_, .cloze): nil
    case (_, .basic):
      (heading(item) + html(item.statement) + shown(item.task), right(item.task) + extra(item))
    }
  }

  /// Markdown of the deck, raw HTML shown as text.
  func html(_ markdown: String) -> String {
    if markdown.isEmpty { return "" }
    let text = definitions.isEmpty ? markdown : markdown + "\n\n" + definitions
    return HTMLWriter(.untrusted).html(MarkdownDocument(SourceText(name: "item", text)))
  }

  /// Text that is no Markdown.
  func escaped(_ text: String) -> String { HTMLText.escaped(text) }

  private func heading(_ item: Item) -> String {
    if item.title.isEmpty { return "" }
    // As a heading a title is running text, whatever it begins with.
    let heading = html("# \(item.title) #")
    return "<h3>" + heading.drop { $0 != ">" }.dropFirst().prefix { !$0.isNewline }.dropLast(5)
      + "</h3>\n"
  }

  /// What stands below every answer.
  private func extra(_ item: Item) -> String {
    let ideas = item.ideas.map { "<li>\(escaped($0.label))</li>" }.joined()
    let sources = item.sources.map { "<h4>Source</h4>\n" + html($0) } ?? ""
    return html(item.answer) + (ideas.isEmpty ? "" : "<h4>Key ideas</h4>\n<ul>\(ideas)</ul>\n")
      + sources
  }
}
