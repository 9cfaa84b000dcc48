import Testing

@testable import TrainerCore

@Suite("Whatever an author does")
struct RandomEditTests {
  @Test("no record is lost, and two devices agree", arguments: 0..<8 as Range<UInt64>)
  func edits(seed: UInt64) throws {
    let learner = try Learner()
    var other = learner
    other.device = "pc-3c4d"
    var author = RandomAuthor(seed: seed)
    try learner.practise(author.files)
    for day in 1...8 {
      for _ in 0..<Int.random(in: 1...4, using: &author.texts.random) { author.edit() }
      let files = author.files
      let read = try learner.identity(files)
      try checkNothingIsLost(read)
      let writer = day % 2 == 0 ? learner : other
      let answers = day % 3 == 0 ? nil : [String]()
      try writer.write(read.events, on: day)
      let written = try other.identity(files)
      #expect(written.events.isEmpty)
      #expect(written.library.progress.itemStates == read.library.progress.itemStates)
      try writer.practise(files, only: answers, on: day)
      try checkNothingIsLost(try learner.identity(files))
    }
  }

  /// Each record that was ever made is an item's, or an orphan that can be adopted.
  private func checkNothingIsLost(_ identity: Identity) throws {
    let library = identity.library
    let orphans = Set(identity.orphans().map(\.key))
    for (key, _) in library.progress.all {
      let isThere = library[key.item]?.hasPart(key.part) == true
      #expect(isThere != (orphans.contains(key) || orphans.contains(RecordKey(item: key.item))))
    }
    for match in identity.matches {
      #expect(match.likeness.isSameText || match.likeness.dice >= Likeness.inPlace)
    }
  }

  @Test(
    "a library edited a little keeps every history with its own card",
    arguments: 0..<4 as Range<UInt64>)
  func smallEdits(seed: UInt64) throws {
    var author = RandomAuthor(seed: seed)
    let before = author.files
    let learner = try Learner()
    let past = try learner.practise(before).library.questions.map(\.key)
    // Every card loses, gains or changes one word in its answer.
    var files: [String: String] = [:]
    for (name, text) in before {
      files[name] = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.hasPrefix("A: ")
          ? "A: " + author.texts.reworded(String(line.dropFirst(3)), changes: 1...1) : String(line)
      }.joined(separator: "\n")
    }
    let identity = try learner.identity(files)
    let origins = identity.origins(of: past)
    let olds = learner.decks(before).flatMap(\.items)
    let news = learner.decks(files).flatMap(\.items)
    #expect(zip(olds, news).allSatisfy { origins[$1.id] == $0.id })
    #expect(identity.orphans().isEmpty)
  }
}
