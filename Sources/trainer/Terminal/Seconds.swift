/// Tells about once a second that one has passed.
struct Seconds {
  private var next = ContinuousClock.now

  /// Whether a second has passed since this was last true; the first time it is.
  var hasPassed: Bool {
    mutating get {
      let now = ContinuousClock.now
      guard now >= next else { return false }
      next = now + .seconds(1)
      return true
    }
  }

  var millisecondsLeft: Int32 {
    let left = next - ContinuousClock.now
    return left > .zero ? Int32(left / .milliseconds(1)) + 1 : 0
  }
}
