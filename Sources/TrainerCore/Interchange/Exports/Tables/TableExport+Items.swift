import TrainerScheduling

extension TableExport {
  static let itemColumns = [
    "id", "part", "kind", "deck", "lesson", "topic", "title", "prompt", "answer", "hidden", "tags",
    "refs", "evidence", "difficulty", "file", "line", "phase", "due", "stability",
    "item_difficulty", "retrievability", "reps", "lapses", "leech",
  ]

  /// A row for each item, and for each deletion of a cloze, with where it stands.
  static func items(_ source: ExportSource) -> TableExport {
    TableExport(.items) { table in
      let library = source.library
      for entry in library.allEntries {
        let item = entry.item
        try table.write(
          [
            item.id, entry.key.part, item.kind.rawValue, item.labels.deck, item.labels.lesson,
            item.labels.topic ?? "", item.title, item.prompt, item.answer,
            entry.deletion?.hidden ?? "", item.labels.tags.joined(separator: " "),
            item.labels.refs.joined(separator: " "), item.labels.evidence?.rawValue ?? "",
            item.labels.difficulty ?? "", item.place.file, "\(item.place.line)",
          ] + state(of: entry, library, at: source.moment))
      }
    }
  }

  private static func state(
    of entry: Library.Entry, _ library: Library, at moment: Moment
  ) -> [String] {
    guard let schedule = entry.standing.schedule else {
      // What is counted is known to be none: a column of numbers or truth values has no gaps.
      return [entry.standing.phaseName, "", "", "", "", "0", "0", "false"]
    }
    let scheduler = library.progress.scheduler
    let recall = scheduler.retrievability(of: schedule, on: scheduler.studyDay(of: moment))
    return [
      entry.standing.phaseName, library.comesBack(schedule, seenFrom: moment).iso8601,
      "\(scheduler.model.stability(of: schedule.memory).roundedToNineDigits)",
      "\(schedule.memory.difficulty)",
      "\(recall.roundedToNineDigits)", "\(schedule.reps)", "\(schedule.lapses)",
      library.progress[entry.key]?.isLeech == true ? "true" : "false",
    ]
  }
}
