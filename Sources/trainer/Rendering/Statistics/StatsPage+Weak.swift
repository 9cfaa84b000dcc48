import TrainerCore
import TrainerText

extension StatsPage {
  var weak: [StyledText] { topics + others + ideas + leeches }

  private var topics: [StyledText] {
    let weakest = statistics.topics.filter { $0.recall != nil }
      .sorted { ($0.recall ?? 0, $0.name) < ($1.recall ?? 0, $1.name) }.prefix(3)
    let width = weakest.map(\.name.displayWidth).max() ?? 0
    return weakest.enumerated().flatMap { number, topic in
      let share = topic.recall ?? 0
      let bar = drawing.map { $0.bar(share, width: 10) + " " } ?? ""
      let text =
        "\(topic.name.padded(to: width))  \(bar)\(percent(share).padded(toRight: 5)) recalled,"
        + " \(topic.seen) of \(topic.questions) seen"
      return entry(number == 0 ? "Topics" : "", text)
    }
  }

  /// The weakest lesson and the weakest kind, where there are several.
  private var others: [StyledText] {
    let weakest = [("lesson", statistics.lessons), ("kind", statistics.kinds)].compactMap {
      name, groups -> String? in
      let seen = groups.filter { $0.recall != nil }
      guard seen.count > 1,
        let weak = seen.min(by: { ($0.recall ?? 0, $0.name) < ($1.recall ?? 0, $1.name) })
      else { return nil }
      return "\(name) \(weak.name) \(percent(weak.recall ?? 0)) recalled"
    }
    return weakest.isEmpty ? [] : entry("Weakest", weakest.joined(separator: signs.dot))
  }

  private var ideas: [StyledText] {
    statistics.ideas.prefix(2).enumerated().flatMap { number, idea in
      let label = idea.label.shortened(to: columns.map { max(20, $0 - 30) }, signs.ellipsis)
      return entry(
        number == 0 ? "Ideas" : "",
        "\(label): missed \(idea.tally.missed) of \(idea.tally.total)")
    }
  }

  private var leeches: [StyledText] {
    if statistics.leeches.isEmpty { return [] }
    let named = statistics.leeches.prefix(3).map(\.description).joined(separator: ", ")
    let rest = statistics.leeches.count - min(3, statistics.leeches.count)
    return entry("Leeches", named + (rest > 0 ? " and \(rest) more" : ""))
  }
}

// MARK: - What to do next

extension StatsPage {
  var next: [StyledText] { entry("Next", nextStep) }

  private var nextStep: String {
    let weak = statistics.topics.filter { $0.seen >= 3 }
      .min { ($0.recall ?? 1, $0.name) < ($1.recall ?? 1, $1.name) }
    if let weak, let recall = weak.recall, recall < desiredRetention - 0.05 {
      return "a round on \(weak.name): trainer practice --topic \(weak.name.quotedForShell)"
    }
    if let leech = statistics.leeches.first {
      return "look at a leech once more: trainer show \(leech.item)"
    }
    return "trainer practice"
  }
}
