import TrainerScheduling

/// One question as the day's plan sees it.
struct QueueCandidate: Sendable {
  /// The number of its item; the deletions of one cloze share it.
  let item: Int

  /// The item's topic, empty where it has none.
  let topic: String

  /// Where it stands; nil for one never seen.
  let schedule: CardSchedule?

  /// What decides among equals; the same for the same question and seed.
  let lot: UInt64

  /// Questions as candidates, in the same order; without a seed no lots are drawn.
  static func all(
    _ questions: some Sequence<(key: RecordKey, topic: String?)>, schedules: [CardSchedule?],
    seed: UInt64?
  ) -> [QueueCandidate] {
    var item = -1
    var lastID: String?
    return zip(questions, schedules).map { question, schedule in
      // The deletions of one item stand one after another.
      if question.key.item != lastID {
        item += 1
        lastID = question.key.item
      }
      let lot = seed.map { seed in
        var draw = Draw(question.key.description, reviews: schedule?.reps ?? 0, seed: seed)
        return draw.lot()
      }
      return QueueCandidate(
        item: item, topic: question.topic ?? "", schedule: schedule, lot: lot ?? 0)
    }
  }
}
