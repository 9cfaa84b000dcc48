import Testing
import TrainerCore
import TrainerScoring

@Suite("The finished code of a live-coding mock passes its own checkpoints")
struct MockSolutionTests {
  /// A checkpoint with the patterns that look for it.
  struct Case: Sendable, CustomTestStringConvertible {
    let item: String
    let name: String
    let patterns: [Checkpoint]
    let solution: String

    var testDescription: String { "\(item), \(name)" }

    static let all: [Case] = ShippedContent.items.flatMap { item -> [Case] in
      guard case .mock(.problem, let sheet) = item.task else { return [] }
      return sheet[.checkpoints].map { entry in
        Case(
          item: item.id, name: String(entry.text.prefix { $0 != ":" }),
          patterns: entry.text.matches(of: /`(.+?)`/).map { Checkpoint(String($0.1)) },
          solution: sheet.solution ?? "")
      }
    }
  }

  @Test("there are checkpoints") func some() { #expect(Case.all.count >= 11) }

  @Test("a checkpoint is found in the solution and not in an empty wrapper", arguments: Case.all)
  func found(_ checkpoint: Case) {
    #expect(checkpoint.patterns.contains { $0.firstMatch(in: checkpoint.solution) != nil })
    #expect(!checkpoint.patterns.contains { $0.firstMatch(in: Self.empty) != nil })
  }

  /// What somebody writes who has seen the names and not the idea.
  static let empty = """
    struct NoteEditor: View {
      var text: String
      func updateUIView(_ textView: UITextView, context: Context) {}
      var body: some View { Text(text) }
    }
    """
}
