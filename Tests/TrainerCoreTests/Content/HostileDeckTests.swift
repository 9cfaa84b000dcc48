import Foundation
import Testing
import TrainerMarkdown
import TrainerText

@testable import TrainerCore

/// The texts that are hard on Markdown parsers, at every place of a deck.
@Suite("Hostile decks")
struct HostileDeckTests {
  /// What stands before and behind the text.
  static let places = [
    ("", ""), ("Q: ", "\nA: b\n"), ("Q: a {#x see=\"", "\"}\nA: b\n"), ("C: [a] ", "\n"),
    ("---\ntitle: ", "\n---\nQ: a\nA: b\n"), ("## T {#t kind=cloze}\n\n{{a}} ", "\n"),
    ("## T {#t kind=edge-case}\n\na\n\n### Key ideas\n- a: ", "\n"),
    ("## T {#t}\n\n- [x] ", "\n- [ ] a\n"),
    ("## T {#t kind=design}\n\na\n\n### Rubric\n- a: ", "\n  - read: b\n"),
  ]

  @Test(
    "Eight times the text is about eight times the work, at every place",
    arguments: HostileText.pieces + HostileText.shapes)
  func linear(_ text: HostileText) throws {
    let small = text.make(500)
    let large = text.make(4_000)
    for (before, behind) in Self.places {
      let growths = (0..<3).lazy.map { _ in
        growth(from: before + small + behind, to: before + large + behind)
      }
      // Work that grows with the square would be 64 times as much, each time it is looked at; what
      // else the machine does disturbs a single look.
      #expect(growths.contains { $0 < 40 }, "\(before)")
    }
  }

  @Test("each of many one-line cards in a paragraph looks at its own colons only")
  func oneLineCards() {
    let line = "a b::c\n"
    let growths = (0..<3).lazy.map { _ in
      growth(from: HostileText.repeated(line, 20_000), to: HostileText.repeated(line, 160_000))
    }
    #expect(growths.contains { $0 < 40 })
  }

  /// How many times as much work one text is as another; very little work counts as a little.
  private func growth(from small: String, to large: String) -> Int {
    work(large) / max(work(small), 200_000)
  }

  /// The processor time from bytes to all problems and to what is shown, in nanoseconds.
  private func work(_ text: String) -> Int {
    let source = SourceText(name: "deck.md", text)
    return (0..<2).map { _ in
      let start = Self.processorTime()
      let content = Content(reading: [source])
      for problem in ContentCheck.problems(of: content) { _ = problem.rendered() }
      for item in content.items {
        _ = HTMLWriter(.untrusted).html(MarkdownDocument(SourceText(item.prompt)))
        _ = PlainWriter().text(MarkdownDocument(SourceText(item.answer)))
      }
      return Self.processorTime() - start
    }.min() ?? 0
  }

  private static func processorTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
