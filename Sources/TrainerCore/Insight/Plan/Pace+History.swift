extension InterviewPlan.Pace {
  /// The pace of a history: the time that half of the last thousand answers stayed below, 10 to 120
  /// seconds; 30 where there are too few to tell.
  public init(of history: ReviewHistory, minutesADay: Int = 15) {
    let times = history.suffix(1000).map(\.milliseconds).sorted()
    let usual = times.count < 20 ? 30 : min(120, max(10, times[times.count / 2] / 1000))
    self.init(secondsPerAnswer: usual, minutesADay: minutesADay)
  }
}
