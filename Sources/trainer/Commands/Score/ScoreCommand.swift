import TrainerCore
import TrainerScoring
import TrainerText

/// Scores an answer from standard input by the key ideas of an item.
struct ScoreCommand {
  let name: String
  let context: CommandContext

  func run() throws(Failure) -> ExitStatus {
    let content = try context.content()
    let library = Library(content.decks.map(\.deck), Progress())
    let key = try asFailure { () throws(UnknownName) in try library.key(named: name) }
    guard let item = library[key.item], !item.ideas.isEmpty else {
      throw .noIdeas(key.description)
    }
    if context.isInteractive {
      context.note("Type the answer; Ctrl-D on a line of its own ends it.")
    }
    let answer = try InputFile("-").text()
    let text = answer.text(0..<answer.bytes.count)
    let score = AnswerScorer(item).score(text)
    if context.options.json {
      try context.print(
        json: ScoreData(question: item.id, answer: nil, score: score, text: text).json(
          withEvidence: true))
    } else {
      let page = ScorePage(
        item: item, score: score, answer: text, columns: context.out.proseWidth,
        signs: context.signs)
      try context.print(page.lines)
    }
    return .fine
  }
}
