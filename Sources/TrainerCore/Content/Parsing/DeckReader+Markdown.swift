import TrainerMarkdown
import TrainerText

extension DeckReader {
  /// Reports what Markdown takes in another way than its author can have meant.
  mutating func reportMarkdown() {
    problems.add(document.problems)
    for block in document.allBlocks {
      switch document.kind(of: block) {
      case .fencedCode(isClosed: false):
        problems.add(
          MarkdownProblem.openFence, at: source.firstLine(of: document.range(of: block)))
      case .listItem(.almost?):
        problems.add(
          MarkdownProblem.almostTask, at: source.firstLine(of: document.range(of: block)))
      default: continue
      }
    }
  }

  /// The definitions of links in the file, as written.
  var linkDefinitions: String {
    document.allBlocks.filter { document.kind(of: $0) == .linkReferenceDefinition }
      .map { document.content(of: $0) }.joined(separator: "\n")
  }
}
