import TrainerCore
import TrainerScheduling
import TrainerScoring

/// All that is known of one item, or of some of its deletions.
struct ItemPage {
  let library: Library
  let entries: [Library.Entry]
  let history: ReviewHistory
  let now: Moment

  let reading: Reading
  let signs: TextSigns

  /// The same as data: what `list` says of it, and every answer.
  var json: JSONValue {
    .object([
      "items": .array(
        entries.map { entry in
          var object = library.json(entry, at: now)
          object["history"] = .array(answers(to: entry).map(\.json))
          return .object(object)
        })
    ])
  }

  /// The page for a person.
  var lines: [StyledText] {
    guard let item = entries.first?.item else { return [] }
    return head(item) + parts(item) + entries.flatMap(standing)
  }

  private func answers(to entry: Library.Entry) -> [PastReview] {
    history.filter { $0.key == entry.key }
  }
}

// MARK: - The item

extension ItemPage {
  private func head(_ item: Item) -> [StyledText] {
    let labels =
      [item.kind.rawValue, item.labels.topic].compactMap(\.self)
      + ["\(item.place.file):\(item.place.line)"]
    let title = item.title.isEmpty ? [] : reading.line(of: item.title, .bold)
    return ["\(item.id, .bold)\(signs.dot)\(labels.joined(separator: signs.dot))"] + title
  }

  private func parts(_ item: Item) -> [StyledText] {
    let ideas = item.ideas.map { "- \($0.label)\($0.isEssential ? " (essential)" : "")" }
    let sources = [item.sources, item.labels.evidence.map(\.rawValue)].compactMap(\.self)
    return section(nil, item.revealed) + section("Answer", item.answer)
      + section(taskHeading(item.task).0, taskHeading(item.task).1)
      + section("Key ideas", ideas.joined(separator: "\n"))
      + section("Source", sources.joined(separator: "\n\n"))
  }

  private func taskHeading(_ task: ItemTask) -> (String?, String) {
    switch task {
    case .predict(let output?): ("Output", "```\n\(output)\n```")
    case .exercise(let solution?): ("Solution", solution)
    case .spotBug(let code):
      ("Bug", "in line \(code.wrong.sorted().map(String.init).joined(separator: " or "))")
    default: (nil, "")
    }
  }

  private var definitions: String {
    let deck = library.decks.first { $0.name == entries.first?.item.labels.deck }
    return deck?.linkDefinitions ?? ""
  }

  private func section(_ title: String?, _ markdown: String) -> [StyledText] {
    guard !markdown.isEmpty else { return [] }
    let heading = title.map { [StyledText($0, .bold)] } ?? []
    return [""] + heading
      + reading.lines(of: markdown.followed(by: definitions), behind: "  ")
  }
}

// MARK: - Its history

extension ItemPage {
  private func standing(of entry: Library.Entry) -> [StyledText] {
    let answers = answers(to: entry)
    return ["", "\(entry.key.description, .bold): \(state(of: entry))"]
      + answers.map { answer in
        let ahead = answer.ahead ? ", ahead of its time" : ""
        return "  \(answer.moment.dayAndTime)  \(answer.rating.word)\(ahead)"
      }
  }

  /// In days, or where the model counts in fractions of days also in hours or minutes.
  private func stability(_ days: Double) -> String {
    if days >= 0.95 { return "\(decimal(days, places: 1)) days" }
    let minutes = Int((days * 1440).rounded())
    return minutes < 60 ? counted(minutes, "minute") : counted((minutes + 30) / 60, "hour")
  }

  private func state(of entry: Library.Entry) -> String {
    guard let schedule = entry.standing.schedule else { return entry.standing.phaseName }
    let scheduler = library.progress.scheduler
    let recall = scheduler.retrievability(of: schedule, on: scheduler.studyDay(of: now))
    let due = library.comesBack(schedule, seenFrom: now).dayAndTime
    return [
      entry.standing.phaseName, "due \(due)",
      "stability \(stability(scheduler.model.stability(of: schedule.memory)))",
      "difficulty \(decimal(schedule.memory.difficulty, places: 1))",
      "recall \(decimal(recall * 100, places: 0)) %",
      "\(counted(schedule.reps, "answer")), \(counted(schedule.lapses, "lapse"))",
    ].joined(separator: ", ")
  }
}

extension PastReview {
  fileprivate var json: JSONValue {
    .object([
      "at": .string(moment.iso8601), "rating": .int(Int64(rating.rawValue)),
      "ms": .int(Int64(milliseconds)), "hints": .int(Int64(hints)), "ahead": .bool(ahead),
    ])
  }
}
