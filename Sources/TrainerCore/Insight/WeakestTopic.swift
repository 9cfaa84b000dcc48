public import TrainerScheduling

/// The topic whose answered questions are the least likely to be recalled today.
public struct WeakestTopic: Sendable, Hashable {
  /// The topic.
  public let topic: String

  /// The mean chance to recall one of its questions, 0 to 1.
  public let recall: Double

  /// Fewer answered questions of a topic say nothing about it.
  private static let fewest = 3

  /// Says which it is, for a screen.
  public init(topic: String, recall: Double) {
    self.topic = topic
    self.recall = recall
  }

  /// Finds it; nil where fewer than two topics have three answered questions each.
  public init?(of catalogue: Catalogue, at moment: Moment) {
    let scheduler = catalogue.progress.scheduler
    let today = scheduler.studyDay(of: moment)
    var recalls: [String: [Double]] = [:]
    for case (let topic?, let schedule) in catalogue.answered {
      recalls[topic, default: []].append(scheduler.retrievability(of: schedule, on: today))
    }
    let means = recalls.filter { $0.value.count >= Self.fewest }
      .map { (topic: $0.key, recall: $0.value.reduce(0, +) / Double($0.value.count)) }
    guard means.count > 1,
      let weakest = means.min(by: { ($0.recall, $0.topic) < ($1.recall, $1.topic) })
    else { return nil }
    topic = weakest.topic
    recall = weakest.recall
  }
}
