import TrainerScheduling

/// The members of a record as they stand in the file.
struct RecordFields {
  var phase: Phase
  var stability: Double
  var fast: Double?
  var difficulty: Double
  var due: Int64
  var reviewed: Int64
  var zone: Int
  var reps: Int
  var lapses: Int
  var interval: Int
  var first: StudyDay

  /// The record, or nil where a value cannot be.
  @inline(__always)
  var record: Record? {
    guard let memory, LineLimits.times ~= due, LineLimits.times ~= reviewed,
      LineLimits.offsets ~= zone,
      reps > 0, lapses >= 0, interval >= 0
    else { return nil }
    return Record(
      schedule: CardSchedule(
        phase: phase, memory: memory,
        lastReview: Moment(utcMilliseconds: reviewed, offsetMinutes: zone), due: due, reps: reps,
        lapses: lapses, scheduledDays: interval),
      firstSeen: first)
  }

  @inline(__always)
  private var memory: MemoryState? {
    guard MemoryState.difficultyRange ~= difficulty else { return nil }
    guard let fast else {
      return MemoryState.stabilityRange ~= stability
        ? MemoryState(stability: stability, difficulty: difficulty) : nil
    }
    return MemoryState.traceRange ~= stability && MemoryState.traceRange ~= fast
      ? MemoryState(slow: stability, fast: fast, difficulty: difficulty) : nil
  }
}
