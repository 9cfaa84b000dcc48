import Testing
import TrainerScheduling
import TrainerText

@testable import TrainerCore

@Suite("The round that finds where a learner stands")
struct PlacementRoundTests {
  private func library(_ deck: String) -> Library {
    Library([DeckParser.parse(SourceText(name: "lesson/deck.md", deck)).deck], Progress())
  }

  private func cards(_ count: Int, topics: Int) -> String {
    (0..<count).map { number in
      "## Item \(number) {#i\(number) kind=card topic=t\(number * topics / count)}\n### Answer\na\n"
    }
    .joined(separator: "\n")
  }

  @Test("six of different topics, in the order of the files")
  func topics() {
    let chosen = PlacementRound.questions(of: library(cards(40, topics: 10))).map(\.item)
    #expect(chosen.count == 6)
    #expect(Set(chosen.map(\.labels.topic)).count == 6)
    #expect(chosen.map(\.place.line) == chosen.map(\.place.line).sorted())
  }

  @Test(
    "with few topics others fill up, with few items there are fewer", arguments: [0, 1, 3, 6, 9])
  func few(_ count: Int) {
    let library = library(count == 0 ? "Nothing.\n" : cards(count, topics: 2))
    let chosen = PlacementRound.questions(of: library).map(\.item.id)
    #expect(chosen.count == min(6, count))
    #expect(Set(chosen).count == chosen.count)
  }

  @Test("what takes long is not asked")
  func short() {
    let long = String(repeating: "word ", count: 200)
    let library = library(
      """
      ## Long {#long kind=card}
      \(long)
      ### Answer
      a

      ## Code {#code kind=exercise}
      Write it.
      ### Answer
      a

      ## Short {#short kind=card}
      ### Answer
      a

      """)
    #expect(PlacementRound.questions(of: library).map(\.item.id) == ["short"])
  }

  @Test("each is asked once, also one that was missed")
  func once() {
    let script = SessionScript(options: PracticeOptions(asksOnce: true, seed: 1))
    let lines = script.play("Q: One?\nA: yes\n\nQ: Two?\nA: no\n", ["a", "1", "b", "3"])
    #expect(lines.count { $0.hasPrefix("> ") } == 4)
    let further = script.play("Q: One?\nA: yes\n", ["a", "1", "c", "3"])
    #expect(further.count { $0.hasPrefix("> ") } == 2)
  }
}
