import TrainerCore

extension PracticeArguments {
  var scope: Scope {
    Scope(
      names: names, topics: topic.map { [$0] } ?? [],
      kinds: kind.flatMap(ItemKind.init(rawValue:)).map { [$0] } ?? [],
      lessons: lesson.map { [$0] } ?? [])
  }

  func options(_ settings: PracticeSettings, seed: UInt64?) -> PracticeOptions {
    PracticeOptions(
      minutes: minutes ?? settings.dailyMinutes, limit: limit,
      newItems: new, isAhead: ahead, isEvening: evening, asksOnce: asksOnce, seed: seed)
  }
}
