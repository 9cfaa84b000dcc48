import TrainerCore
import TrainerTerminal

extension CommandContext {
  /// The time as a session takes it; with `--now` both clocks stand still.
  var sessionTime: SessionTime {
    let steady: Duration = options.now == nil ? MonotonicClock.system.now() : .zero
    let (seconds, attoseconds) = steady.components
    return SessionTime(
      moment: clock.now(),
      steadyMilliseconds: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
  }
}
