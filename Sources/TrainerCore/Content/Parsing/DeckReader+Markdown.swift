import TrainerMarkdown
import TrainerText

extension DeckReader {
  /// Reports what Markdown takes in another way than its author can have meant.
  mutating func reportMarkdown() {
    problems.add(document.problems)
    for block in document.blocks(where: \.isLikelyMistaken) {
      let place = source.firstLine(of: document.range(of: block))
      if document.isFence(block) {
        problems.add(MarkdownProblem.openFence, at: place)
      } else {
        problems.add(MarkdownProblem.almostTask, at: place)
      }
    }
  }

  /// The definitions of links in the file, as written.
  var linkDefinitions: String {
    guard document.hasLinkDefinitions else { return "" }
    return document.blocks { $0 == .linkReferenceDefinition }
      .map { document.content(of: $0) }.joined(separator: "\n")
  }
}

extension BlockKind {
  /// Whether it is a fence without an end, or a list item with what is nearly a task box.
  fileprivate var isLikelyMistaken: Bool {
    switch self {
    case .fencedCode(isClosed: false), .listItem(.almost?): true
    default: false
    }
  }
}
