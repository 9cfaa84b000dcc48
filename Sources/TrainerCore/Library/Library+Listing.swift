public import TrainerScheduling

extension Library {
  /// What `list` shows: an item, or one deletion of a cloze, with where it stands.
  public struct Entry: Sendable {
    /// The item.
    public let item: Item

    /// The deletion, where the item is a cloze.
    public let deletion: ClozeDeletion?

    /// Where it stands.
    public let standing: Standing

    /// The name its history is kept under.
    public var key: RecordKey { RecordKey(item: item.id, part: deletion?.part ?? "") }
  }

  /// The entries of a scope, in the order of the files; mocks, notes and equal items included.
  public func entries(in scope: Scope) throws(UnknownName) -> [Entry] {
    let admits = try scope.filter(in: self)
    return allEntries.filter { admits($0.item, $0.deletion?.part ?? "") }
  }

  /// All entries, in the order of the files, each made when it is asked for.
  var allEntries: some Sequence<Entry> {
    items.lazy.flatMap { item in
      deletions(of: item).lazy.map { deletion in
        let key = RecordKey(item: item.id, part: deletion?.part ?? "")
        return Entry(item: item, deletion: deletion, standing: standing(of: key))
      }
    }
  }

  private func deletions(of item: Item) -> [ClozeDeletion?] {
    if case .cloze(let deletions) = item.task { deletions } else { [nil] }
  }

  /// An entry as `list --json` writes it.
  public func json(_ entry: Entry, at moment: Moment) -> JSONObject {
    let item = entry.item
    return JSONObject([
      ("id", .string(item.id)),
      ("part", .string(entry.key.part)),
      ("kind", .string(item.kind.rawValue)),
      ("deck", .string(item.labels.deck)),
      ("lesson", .string(item.labels.lesson)),
      ("topic", JSONValue(item.labels.topic)),
      ("title", .string(item.title)),
      ("prompt", .string(item.prompt)),
      ("answer", .string(item.answer)),
      ("hidden", JSONValue(entry.deletion?.hidden)),
      ("refs", .array(item.labels.refs.map(JSONValue.string))),
      ("evidence", JSONValue(item.labels.evidence?.rawValue)),
      ("file", .string(item.place.file)),
      ("line", .int(Int64(item.place.line))),
      ("state", .object(state(of: entry, at: moment))),
    ])
  }

  private func state(of entry: Entry, at moment: Moment) -> JSONObject {
    var state: JSONObject = ["phase": .string(entry.standing.phaseName)]
    guard let schedule = entry.standing.schedule else {
      for key in ["due", "stability", "difficulty", "retrievability", "reps", "lapses", "leech"] {
        state[key] = .null
      }
      return state
    }
    let scheduler = progress.scheduler
    let recall = scheduler.retrievability(of: schedule, on: scheduler.studyDay(of: moment))
    state["due"] = .string(comesBack(schedule, seenFrom: moment).iso8601)
    state["stability"] = .number(
      scheduler.model.stability(of: schedule.memory).roundedToNineDigits)
    state["difficulty"] = .number(schedule.memory.difficulty)
    state["retrievability"] = .number(recall.roundedToNineDigits)
    state["reps"] = .int(Int64(schedule.reps))
    state["lapses"] = .int(Int64(schedule.lapses))
    state["leech"] = .bool(progress[entry.key]?.isLeech ?? false)
    return state
  }
}

extension JSONValue {
  /// A text, or null where there is none.
  fileprivate init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }
}
