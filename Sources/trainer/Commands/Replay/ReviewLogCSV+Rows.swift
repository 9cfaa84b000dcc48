import TrainerCore
import TrainerScheduling

extension ReviewLogCSV {
  /// The reviews as the scheduler takes them.
  var rows: [ReviewRow] {
    cards.indices.map { index in
      ReviewRow(
        card: cards[index], rating: Rating(rawValue: Int(ratings[index])) ?? .again,
        utcMilliseconds: times[index])
    }
  }

  /// The log as parameters are fitted to it; study days start as they do for someone who has set
  /// nothing.
  func trainingLog(_ clock: WallClock) -> TrainingLog {
    let start = SchedulerSettings().dayStartMinutes
    return TrainingLog(
      rows, days: times.map { clock.moment(at: $0).studyDay(dayStartMinutes: start).number })
  }
}
