import Foundation
import Testing
import TrainerScheduling

@testable import TrainerCore

@Suite("Histories survive the edits of a library")
struct LibraryEditTests {
  static let edits: [LibraryEdit] = [
    LibraryEdit("nothing") { _ in },
    LibraryEdit("a typo") { $0.replace("keep the object alive", with: "keep the objekt alive") },
    LibraryEdit("code marks around a word") {
      $0.replace("a weak reference", with: "a `weak` reference")
    },
    LibraryEdit("an answer made longer") {
      $0.replace("goes.", with: "goes. Reading it then is safe and gives nil.")
    },
    LibraryEdit("a question rewritten a little") {
      $0.replace(
        "When is an unowned reference safe to read?", with: "When may an unowned reference be read?"
      )
    },
    LibraryEdit("a question rewritten a lot, at its place") {
      $0.replace(
        "When is an unowned reference safe to read?", with: "Name the condition for `unowned`.")
    },
    LibraryEdit("an answer rewritten, at its place") {
      $0.replace(
        "The view, so a closure that captures the view makes a cycle.",
        with: "It belongs to whoever stores it.")
    },
    LibraryEdit(
      "a question and an answer written anew", moved: ["closure": ""], orphans: ["closure"]
    ) {
      $0.replace(
        "Who owns the closure that a view stores? (closure)",
        with: "Name three debuggers! (closure)")
      $0.replace(
        "The view, so a closure that captures the view makes a cycle.", with: "Xcode, lldb, print")
    },
    LibraryEdit("blanks and blank lines") {
      $0.replace("Q: What does a weak reference do,", with: "Q:   What  does a weak\nreference do,")
      $0.replace("\n\nC: A cycle", with: "\n\n\n\nC: A cycle")
    },
    LibraryEdit("letter case") {
      $0.replace("What isolates the state", with: "WHAT ISOLATES THE STATE")
    },
    LibraryEdit("line ends of Windows") { $0 = $0.mapValues { $0.replacing("\n", with: "\r\n") } },
    LibraryEdit("line ends of old Macs") { $0 = $0.mapValues { $0.replacing("\n", with: "\r") } },
    LibraryEdit("letters with marks, composed or not") {
      $0.replace("certain to outlive", with: "s\u{FB}re to outlive")
      $0 = $0.mapValues { $0.decomposedStringWithCanonicalMapping }
    },
    LibraryEdit("a card moved to another file") {
      let card = $0.take("Q: When is an unowned")
      $0["deep/threads.md"]? += "\n" + card
    },
    LibraryEdit("a card moved to another file and reworded") {
      let card = $0.take("Q: When is an unowned")
      $0["deep/threads.md"]? += "\n" + card.replacing("safe to read", with: "safely read")
    },
    LibraryEdit("two cards swapped") {
      let card = $0.take("Q: What does a weak")
      $0.replace("Q: Who owns", with: card + "Q: Who owns")
    },
    LibraryEdit("all cards of a file turned round, and each reworded") {
      let text = $0["memory.md"] ?? ""
      let cards = text.components(separatedBy: "\n\n").dropFirst()
        .map { $0.replacing("?", with: ", please?").replacing("that", with: "which") }
      $0["memory.md"] = cards.reversed().joined(separator: "\n\n")
    },
    LibraryEdit("a file renamed") { $0["references.md"] = $0.removeValue(forKey: "memory.md") },
    LibraryEdit("a file renamed and all its cards reworded") {
      $0["references.md"] = $0.removeValue(forKey: "memory.md")?
        .replacing("reference", with: "strong or other reference").replacing(
          "object", with: "instance")
    },
    LibraryEdit("a file moved to another folder and its front matter dropped") {
      $0["old/m.md"] =
        $0.removeValue(forKey: "memory.md")?
        .components(separatedBy: "---\n").last
    },
    LibraryEdit("a deck divided in two") {
      let cards = [$0.take("Q: Who owns"), $0.take("C: A cycle")]
      $0["cycles.md"] = cards.joined()
    },
    LibraryEdit("two decks made one") {
      let threads = $0.removeValue(forKey: "deep/threads.md") ?? ""
      $0["memory.md"]? += "\n" + threads
    },
    LibraryEdit("an id given to a card") {
      $0.replace("last? (weak)", with: "last? (weak) {#weak-reference}")
      $0.replace("## The label stays empty", with: "## The label stays empty {#label}")
    },
    LibraryEdit("an id given, and the text reworded") {
      $0.replace("last? (weak)", with: "last, if at all? (weak) {#weak-reference}")
    },
    LibraryEdit("an id changed") { $0.replace("#stale-binding", with: "#old-binding") },
    LibraryEdit("an id taken away") { $0.replace("#stale-binding ", with: "") },
    LibraryEdit("an id kept, the item written anew and moved") {
      $0.replace(
        "A coordinator is made with a binding, and nobody hands it another.", with: "Else.")
      $0.replace(
        "The first note, because the binding that was captured is the one of", with: "Other")
      $0["b.md"] = $0.removeValue(forKey: "views.md")
    },
    LibraryEdit("a deletion with another text", moved: ["unowned-self": "weak-self"]) {
      $0.replace("[weak self]", with: "[unowned self]")
    },
    LibraryEdit(
      "a deletion with quite another text", moved: ["now-and-then": "each-time-the-state-changes"]
    ) {
      $0.replace("{{each time the state changes}}", with: "{{now and then}}")
    },
    LibraryEdit("a deletion more, before the others", moved: ["broken": ""]) {
      $0.replace("A cycle is broken", with: "A cycle is [broken]")
    },
    LibraryEdit("a deletion less", orphans: ["each-time-the-state-changes"]) {
      $0.replace("{{each time the state changes}}", with: "each time the state changes")
    },
    LibraryEdit("deletions moved, and the text around them reworded") {
      $0.replace(
        "It is made {{once}}, updated {{each time the state changes}}, and goes with the {{view}}.",
        with:
          "It goes with the {{view}}; it is made {{once}} and updated {{each time the state changes}}."
      )
    },
    LibraryEdit(
      "a cloze that becomes a card: one deletion stands for it", moved: ["cycle": "capture-list"],
      orphans: ["weak-self"]
    ) {
      $0.replace(
        "C: A cycle is broken by a [capture list] that says [weak self] at its start. (cycle)",
        with:
          "Q: A cycle is broken by what, at its start? (cycle)\nA: a capture list that says weak self"
      )
    },
    LibraryEdit("a card that becomes a cloze", moved: ["alive": "weak"]) {
      $0.replace(
        "Q: What does a weak reference do, and how long does it last? (weak)\nA: It does not keep the object alive;",
        with:
          "C: What a weak reference does, and how long it lasts: (weak)\nIt does not keep the object [alive];"
      )
    },
    LibraryEdit("another kind by front matter") {
      $0.replace("kind: edge-case", with: "kind: trick")
    },
    LibraryEdit("another kind and topic by attributes") {
      $0.replace(
        "## The label stays empty", with: "## The label stays empty {kind=card topic=labels}")
    },
    LibraryEdit("front matter with other labels") {
      $0.replace("topic: references", with: "topic: arc\ntags: [a, b]\ndifficulty: hard")
    },
    LibraryEdit("a short card written in the long form") {
      $0.replace(
        "Q: What isolates the state of an actor? (actor)\nA: Its",
        with: "## What isolates the state of an actor? (actor)\n\n### Answer\nIts")
    },
    LibraryEdit("a code block added to the answer") {
      $0.replace(
        "curiosity only.", with: "curiosity only.\n\n```swift\nprint(CFGetRetainCount(object))\n```"
      )
    },
    LibraryEdit("a card divided in two: the likest goes on", moved: ["second": ""]) {
      $0.replace(
        "Q: Which queue does a main actor use, and since when is that so? (queue)\nA: The main dispatch queue, from the first release on.",
        with: """
          Q: Which queue does a main actor use? (queue)
          A: The main dispatch queue, from the first release on.

          Q: Since when? (second)
          A: The first release.
          """)
    },
    LibraryEdit("two cards made one: the likest goes on", orphans: ["queue"]) {
      _ = $0.take("Q: Which queue")
      $0.replace(
        "nobody else reads the state meanwhile.",
        with: "nobody else reads the state meanwhile. A main actor uses the main queue.")
    },
    LibraryEdit("a card deleted", orphans: ["queue"]) { _ = $0.take("Q: Which queue") },
    LibraryEdit("a file deleted", orphans: ["1 + 1", "actor", "queue"]) {
      $0["deep/threads.md"] = nil
    },
    LibraryEdit("a card copied with its text: both share one history") {
      $0["copy.md"] = "Q: 1 + 1 = ?\nA: 2\n"
    },
    LibraryEdit("a card copied and changed: the old one keeps its history", moved: ["copied": ""]) {
      $0["copy.md"] =
        "Q: What isolates the state of an actor? (copied)\nA: Its executor runs one job at a time."
    },
    LibraryEdit(
      "new cards before, between and behind", moved: ["first": "", "middle": "", "last word": ""]
    ) {
      $0.replace("Q: What does a weak", with: "Q: The first?\nA: Yes.\n\nQ: What does a weak")
      $0.replace("Q: Who owns", with: "Q: The middle?\nA: Yes.\n\nQ: Who owns")
      $0["memory.md"]? += "\nQ: The last word?\nA: Yes.\n"
    },
    LibraryEdit("a text without words, changed", moved: ["1+1": ""], orphans: ["1 + 1"]) {
      $0.replace("Q: 1 + 1 = ?", with: "Q: 1+1=?")
    },
    LibraryEdit("an item with an id that is broken waits for it", missing: ["binding"]) {
      $0.replace("#stale-binding topic=coordinator", with: "#stale-binding kind=edgecase")
    },
  ]

  @Test("every history is with its item, or told", arguments: edits)
  func edit(_ edit: LibraryEdit) throws {
    let learner = try Learner()
    let first = try learner.practise(EditedLibrary.files)
    let past = first.library.questions
    let changed = edit.edit(EditedLibrary.files)
    let read = try learner.identity(changed)
    check(edit, read, past)

    // A session writes it; then names alone tell the same.
    let written = try learner.practise(changed, only: [], on: 1)
    #expect(written.events == read.events)
    let after = try learner.identity(changed)
    #expect(after.events.isEmpty)
    #expect(after.library.progress.itemStates == read.library.progress.itemStates)
    #expect(after.orphans().map(\.key) == read.orphans().map(\.key))
    #expect(after.library.progress.count == past.count, "no record is ever lost")
  }

  private func check(_ edit: LibraryEdit, _ identity: Identity, _ past: [Question]) {
    let words = Dictionary(
      past.map { (Learner.due(of: $0.key), $0.word) }, uniquingKeysWith: { first, _ in first })
    var kept: Set<String> = []
    for question in identity.library.questions {
      let history = identity.library.progress[question.key].flatMap { words[$0.schedule.due] } ?? ""
      let named = edit.moved.first { question.says($0.key) }
      #expect(history == named?.value ?? question.word, "\(question.key)")
      kept.insert(history)
    }
    let orphans = identity.orphans()
    for word in edit.orphans {
      #expect(
        orphans.contains { $0.key.part == word || $0.text?.text.contains(word) == true }, "\(word)")
    }
    #expect(orphans.count == edit.orphans.count)
    let lost = Set(words.values).subtracting(kept).subtracting(edit.orphans).subtracting(
      edit.missing)
    #expect(lost == [])
  }

  @Test("a learner's way through all edits, one after another, loses nothing")
  func journey() throws {
    let learner = try Learner()
    var files = EditedLibrary.files
    try learner.practise(files)
    let count = try learner.library(files).progress.count
    let calm = Set([
      "a typo", "an answer made longer", "a card moved to another file and reworded",
      "an id given to a card", "an id changed", "a deletion with another text", "a file renamed",
      "letter case", "another kind by front matter", "a code block added to the answer",
      "line ends of Windows",
    ])
    for (day, edit) in Self.edits.filter({ calm.contains($0.name) }).enumerated() {
      files = edit.edit(files)
      let identity = try learner.practise(files, only: [], on: day + 1)
      #expect(identity.orphans().isEmpty, "\(edit.name)")
      #expect(identity.library.progress.count == count)
      #expect(identity.library.questions.allSatisfy { identity.library.progress[$0.key] != nil })
    }
  }
}

extension Question {
  /// The word that no other item has: in parentheses, or the name of a deletion.
  var word: String {
    if !key.part.isEmpty { return key.part }
    let text = item.prompt + item.title
    guard let match = text.firstMatch(of: /\((\w+)\)/) else { return "1 + 1" }
    return String(match.1)
  }

  func says(_ word: String) -> Bool {
    key.part.isEmpty ? (item.title + item.prompt).contains(word) : key.part == word
  }
}
