import TrainerCore
import TrainerScheduling

/// What a day asks at other desired retentions, so that a change is made with open eyes.
struct RetentionText {
  private let costs: [RetentionCost]
  private let present: Double

  init(_ costs: [RetentionCost], _ settings: PracticeSettings) {
    self.costs = costs
    present = settings.scheduling.desiredRetention
  }

  /// The table; nothing where nothing is in review yet.
  func lines(_ width: Int?) -> [StyledText] {
    if costs.isEmpty { return [] }
    let head = "What a day asks in the next \(RetentionCost.days) days, by desired retention:"
    let rows = costs.map { cost in
      let mark = cost.retention == present ? "   now" : ""
      return StyledText("  \(decimal(cost.retention, places: 2))   \(asked(cost))\(mark)")
    }
    let change = "To change it: trainer config set desired-retention 0.85"
    return head.wrapped(to: width) + rows + change.wrapped(to: width)
  }

  /// What a change would ask, in one sentence, by the costs before and after it; nothing where nothing
  /// is in review yet.
  func change(to setting: Setting) -> String? {
    guard let old = costs.first, let new = costs.last, costs.count == 2 else { return nil }
    let days = "In the next \(RetentionCost.days) days"
    guard case .desiredRetention = setting else {
      return "\(days) that asks \(asked(new)) a day; what holds now asks \(asked(old))."
    }
    return "\(days) \(decimal(new.retention, places: 2)) asks \(asked(new)) a day; "
      + "\(decimal(old.retention, places: 2)) asks \(asked(old))."
  }

  private func asked(_ cost: RetentionCost) -> String {
    "\(decimal(cost.answersADay, places: 1)) answers, \(decimal(cost.minutesADay, places: 1)) min"
  }
}
