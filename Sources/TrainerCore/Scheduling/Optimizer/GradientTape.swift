/// What the forward pass over a card keeps of one review for the way back: the memory before it and
/// the parts of the formula that changed it.
struct GradientTape {
  var stability = 0.0
  var stabilityLogarithm = 0.0
  var difficulty = 0.0
  /// The probability of recall before the review, `u` to the power of the decay, and `u` with its
  /// logarithm; `u` is 1 on the same day.
  var recall = 1.0
  var base = 1.0
  var baseLogarithm = 0.0
  var change = Change.none
  /// Whether the new stability and the new difficulty lie within their bounds; beyond them nothing
  /// that comes before has an influence.
  var movesStability = true
  var movesDifficulty = true

  /// How the stability changed.
  enum Change {
    case none
    /// It grew by `gain` times `bonus`; `slope` is the gain's derivative by 1 - recall, divided by w10.
    case success(gain: Double, slope: Double, bonus: Double)
    /// It is what a lapse leaves; the logarithms are those of the difficulty and of the stability + 1,
    /// `root` is (stability + 1) to the power of w13, `scale` all factors but the one with `root`.
    case lapse(scale: Double, root: Double, difficultyLog: Double, stabilityLog: Double)
    /// It is the most that a lapse may leave.
    case ceiling
    case sameDay(increase: Double)
    /// A pass on the same day that would have lowered it.
    case held
  }
}
