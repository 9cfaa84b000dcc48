/// Makes items of a note of Anki.
struct AnkiFieldConverter {
  private let isHTML: Bool
  private var html = HTMLToMarkdown()
  private var sounds: [String] = []

  /// Why the note cannot be an item.
  private(set) var refusal: String?

  init(isHTML: Bool) { self.isHTML = isHTML }

  /// What was left out of the fields.
  var leftOut: [String] { html.leftOut + sounds }

  /// The item of a note, two where it is asked both ways, none where it says nothing.
  mutating func items(of note: AnkiNote, line: Int) -> [ImportedItem] {
    let first = withoutSounds(note.first)
    let isCloze =
      note.noteType.lowercased().contains("cloze") || AnkiClozes.hasDeletion(first)
    let rest = note.fields.dropFirst().map { withoutSounds($0) }
    let items = isCloze ? cloze(first, rest, line) : card(first, rest, note, line)
    return items.map { item in
      var item = item
      item.topic = note.topic
      item.tags = note.freeTags
      if items.count == 1 { item.id = note.ownID }
      return item
    }
  }

  private mutating func card(
    _ front: String, _ rest: [String], _ note: AnkiNote, _ line: Int
  ) -> [ImportedItem] {
    var item = sides(
      front, rest, .recall(note.kind.flatMap { $0.isRecalled ? $0 : nil } ?? .card), line)
    if item.title.isEmpty, item.prompt.isEmpty {
      refusal = "the first field has no text"
      return []
    }
    if item.answer.isEmpty {
      refusal = "the note has no answer"
      return []
    }
    let type = note.noteType.lowercased()
    guard type.contains("revers"), !type.contains("optional"), let back = rest.first else {
      return [item]
    }
    item.id = nil
    let reversed = sides(back, [front] + rest.dropFirst(), .recall(.card), line)
    return reversed.answer.isEmpty ? [item] : [item, reversed]
  }

  private mutating func cloze(_ text: String, _ rest: [String], _ line: Int) -> [ImportedItem] {
    let marked = AnkiClozes.marked(text)
    var item = sides(marked, rest, .cloze, line)
    guard let prompt = AnkiClozes.braced(item.prompt), let title = AnkiClozes.braced(item.title)
    else {
      refusal = "a cloze hides '::', which divides text and hint here"
      return []
    }
    guard prompt.contains("{{") else {
      refusal = "nothing is hidden in the cloze"
      return []
    }
    (item.prompt, item.title) = (prompt, title)
    return [item]
  }

  /// An item of fields; a heading and parts of ours are told apart.
  private mutating func sides(
    _ front: String, _ rest: [String], _ task: ImportedItem.Task, _ line: Int
  ) -> ImportedItem {
    var nodes = nodes(front)
    var title = ""
    if case .element(let heading)? = nodes.first, heading.name == "h3" {
      title = html.line(heading.children)
      nodes.removeFirst()
    }
    let question = html.markdown(nodes)
    let parts = AnkiBack(rest.map { self.nodes($0) })
    let answer = parts.answer.map { html.markdown($0) }.filter { !$0.isEmpty }
    var item =
      title.isEmpty
      ? ImportedItem(task, question: question, answer: "", line: line)
      : ImportedItem(task: task, line: line, title: title, prompt: question)
    item.answer = answer.joined(separator: "\n\n")
    item.ideas = parts.ideas.map { html.line($0.children) }.filter { !$0.isEmpty }
    item.source = html.markdown(parts.source)
    return item
  }

  private func nodes(_ field: String) -> [HTMLNode] {
    if isHTML { return [HTMLNode](html: field) }
    // A line end in a plain field is one that is shown.
    let lines = field.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return Array(
      lines.map { [HTMLNode.text(String($0))] }
        .joined(separator: [.element(HTMLElement(name: "br"))]))
  }

  private mutating func withoutSounds(_ field: String) -> String {
    var result = ""
    var rest = field[...]
    while let start = rest.range(ofText: "[sound:") {
      result += rest[..<start.lowerBound]
      let name = rest[start.upperBound...].prefix { $0 != "]" }
      sounds.append("the sound \(name.prefix(60))")
      rest = rest[name.endIndex...].dropFirst()
    }
    return result + rest
  }
}

extension ItemKind {
  /// Whether it differs from a card only in how it is meant.
  fileprivate var isRecalled: Bool { self == .card || self == .trick || self == .edgeCase }
}

/// The back of a note; of one that was exported here, its parts.
private struct AnkiBack {
  private(set) var answer: [[HTMLNode]] = []
  private(set) var ideas: [HTMLElement] = []
  private(set) var source: [HTMLNode] = []

  init(_ fields: [[HTMLNode]]) {
    for field in fields {
      let heads = field.indices.filter { field[$0].isHeading }
      answer.append(Array(field[..<(heads.first ?? field.endIndex)]))
      for (place, start) in heads.enumerated() {
        let end = place + 1 < heads.count ? heads[place + 1] : field.endIndex
        add(field[start], Array(field[(start + 1)..<end]))
      }
    }
  }

  private mutating func add(_ heading: HTMLNode, _ nodes: [HTMLNode]) {
    guard case .element(let element) = heading else { return }
    switch element.plainText.trimmed {
    case "Key ideas":
      ideas += nodes.flatMap { node -> [HTMLElement] in
        if case .element(let list) = node { list.elements(named: ["li"]) } else { [] }
      }
    case "Source": source += nodes
    default: answer.append([heading] + nodes)
    }
  }
}

extension HTMLNode {
  fileprivate var isHeading: Bool {
    if case .element(let element) = self { element.name == "h4" } else { false }
  }
}
