public import TrainerScheduling

extension FitQuality {
  /// Judges fits to a log by time that each of them has not seen, split by split, all together.
  ///
  /// - Throws: ``FitRefusal`` where a stretch would hold nothing, and where `goesOn`, which is asked
  ///   from any thread, says no.
  public static func ofFits(
    of version: FSRSVersion = .six, to log: TrainingLog, splits count: Int,
    relearningSteps: Int = 1, goesOn: @Sendable () -> Bool = { true }
  ) throws(FitRefusal) -> FitQuality {
    let optimizer = FSRSOptimizer(version, relearningSteps: relearningSteps)
    let quality = try judged(log, count) { splits, split in
      splits.foretell(split, of: log, by: optimizer) { _ in goesOn() }
    }
    guard goesOn() else { throw .stopped }
    return quality
  }

  /// Judges parameters by the same stretches of time.
  ///
  /// - Throws: ``FitRefusal`` where a stretch would hold nothing.
  public static func of(
    _ parameters: FSRSParameters, on log: TrainingLog, splits count: Int
  ) throws(FitRefusal) -> FitQuality {
    try judged(log, count) { splits, split in
      splits.foretell(split, of: log, with: parameters)
    }
  }

  private static func judged(
    _ log: TrainingLog, _ count: Int,
    _ foretell: @Sendable (TimeSeriesSplits, Int) -> ForetoldStretch?
  ) throws(FitRefusal) -> FitQuality {
    guard log.targetCount > count else {
      throw .tooFewReviews(found: log.targetCount, needed: count + 1)
    }
    let splits = TimeSeriesSplits(log, count: count)
    let stretches = Processors.map(splits.count) { foretell(splits, $0) }
    return FitQuality(stretches.compactMap(\.self))
  }
}
