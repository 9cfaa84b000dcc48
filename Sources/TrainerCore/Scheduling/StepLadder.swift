/// The short delays that an item passes before it comes back days apart (py-fsrs, Anki).
struct StepLadder: Hashable, Sendable {
  /// The delays, in seconds.
  let steps: [Int]

  /// A place on the ladder and how long to wait there, in milliseconds.
  struct Rung: Hashable {
    let step: Int
    let delay: Int64
  }

  /// Where an answer at `step` leads; nil means off the ladder, to review.
  ///
  /// The step may lie past the end, where settings became shorter meanwhile: then a pass leads off.
  func rung(after rating: Rating, at step: Int) -> Rung? {
    switch rating {
    case .again: first
    case .hard: step < steps.count ? Rung(step: step, delay: hardDelay(at: step)) : nil
    case .good: step < steps.count - 1 ? waiting(at: step + 1) : nil
    case .easy: nil
    }
  }

  /// The first step; nil where there is none.
  var first: Rung? { steps.isEmpty ? nil : waiting(at: 0) }

  private func waiting(at step: Int) -> Rung { Rung(step: step, delay: Int64(steps[step]) * 1000) }

  /// Hard repeats a step; at the first it waits longer than Again and shorter than Good.
  private func hardDelay(at step: Int) -> Int64 {
    if step > 0 { return Int64(steps[step]) * 1000 }
    return steps.count > 1 ? Int64(steps[0] + steps[1]) * 500 : Int64(steps[0]) * 1500
  }
}
