import TrainerCore
import TrainerScheduling

/// What a day asks at other desired retentions, so that a change is made with open eyes.
struct RetentionText {
  private let costs: [RetentionCost]
  private let present: Double

  init(_ progress: Progress) {
    costs = RetentionCost.all(of: progress)
    present = progress.settings.scheduling.desiredRetention
  }

  /// The lines; none where nothing is in review yet.
  func lines(_ width: Int?) -> [StyledText] {
    guard costs.contains(where: { $0.reviewsADay > 0 }) else { return [] }
    let head = "Reviews a day, in the long run, of what you have in review, by desired retention:"
    let rows = costs.map { cost in
      let mark = cost.retention == present ? "   now" : ""
      return StyledText(
        "  \(decimal(cost.retention, places: 2))"
          + decimal(cost.reviewsADay, places: 1).padded(toRight: 8) + mark)
    }
    let change = "To change it: trainer config set desired-retention 0.85"
    return head.wrapped(to: width) + rows + change.wrapped(to: width)
  }
}
