import TrainerCore
import TrainerScoring

/// What learners say they meant an idea with, as far as no form of it hears that by now.
struct SaidReport {
  /// An idea, and how it was said.
  struct Entry {
    let item: Item
    let idea: KeyIdea

    /// The words, each once, the oldest first.
    var words: [String] = []

    /// How often it was said, with or without words kept.
    var count = 0
  }

  /// In the order of the items and their ideas.
  private(set) var entries: [Entry] = []

  init(_ said: [SaidIdea], of items: [Item]) {
    let saidOfItem = Dictionary(grouping: said, by: \.item)
    for item in items {
      guard let said = saidOfItem[item.id] else { continue }
      let scorer = AnswerScorer(item)
      for (number, idea) in item.ideas.enumerated() {
        var entry = Entry(item: item, idea: idea)
        for said in said where said.idea == idea.id {
          if let words = said.words {
            let isHeard = scorer.score(words).verdicts[number].verdict == .covered
            if isHeard { continue }
            if !entry.words.contains(words) { entry.words.append(words) }
          }
          entry.count += 1
        }
        if entry.count > 0 { entries.append(entry) }
      }
    }
  }
}

extension SaidReport {
  /// For a person: the idea, then what was said.
  func lines(_ signs: TextSigns, path: (String) -> String) -> [StyledText] {
    entries.flatMap { entry in
      let place = "\(path(entry.item.place.file)):\(entry.item.place.line)"
      let times = counted(entry.count, "time")
      let idea = StyledText("\(place): \(entry.idea.label): said \(times) in words without a form")
      return [idea]
        + entry.words.map { StyledText("  \(signs.quotes.open)\($0)\(signs.quotes.close)") }
    }
  }

  /// The same as data.
  var json: JSONValue {
    .array(
      entries.map { entry in
        .object([
          "id": .string(entry.item.id), "idea": .string(entry.idea.id),
          "label": .string(entry.idea.label), "count": .int(Int64(entry.count)),
          "words": .array(entry.words.map { .string($0) }),
          "file": .string(entry.item.place.file), "line": .int(Int64(entry.item.place.line)),
        ])
      })
  }
}
