import TrainerMarkdown
import TrainerText

extension DeckReader {
  /// The items of the lists that a part is made of; anything else in it is reported.
  mutating func listItems(of part: Section.Part, named name: DeckPart) -> [BlockID] {
    var items: [BlockID] = []
    var strangers: [BlockID] = []
    for block in part.blocks.map({ blocks[$0] }) {
      switch document.kind(of: block) {
      case .list: items += document.children(of: block)
      case .linkReferenceDefinition, .htmlBlock: continue
      default: strangers.append(block)
      }
    }
    if let stranger = strangers.first {
      let problem: PartProblem = items.isEmpty ? .noList(name) : .notOnlyList(name)
      problems.add(problem, at: source.firstLine(of: document.range(of: stranger)))
    }
    return items
  }

  /// A part of a mock interview as nested entries.
  mutating func outline(of part: Section.Part, named name: DeckPart) -> [OutlineEntry] {
    listItems(of: part, named: name).map(entry)
  }

  private func entry(_ item: BlockID) -> OutlineEntry {
    var text = ""
    var code: String?
    var children: [OutlineEntry] = []
    for block in document.children(of: item) {
      switch document.kind(of: block) {
      case .paragraph:
        let line = OutlineLine(of: block, in: document).text
        text += text.isEmpty ? line : " " + line
      case .list: children += document.children(of: block).map(entry)
      case .fencedCode, .indentedCode: code = document.code(of: block).joined(separator: "\n")
      default: continue
      }
    }
    let start = document.range(of: item).lowerBound
    return OutlineEntry(
      text: text, line: source.lineNumber(at: start), children: children, code: code)
  }
}
