import Synchronization

/// Tells a person how far a fit is, in one line that is drawn again; told from any thread.
final class FittingProgress: Sendable {
  /// Written only while the percentage is held.
  nonisolated(unsafe) private let output: Output
  private let isShown: Bool
  private let percent = Mutex(-1)

  /// `isShown` is false where nobody sits there, or where no line may be drawn twice.
  init(_ output: Output, isShown: Bool) {
    self.output = output
    self.isShown = isShown
  }

  /// Takes note that a share, 0 to 1, is done.
  func tell(_ share: Double) {
    guard isShown else { return }
    let now = Int(share * 100)
    percent.withLock { last in
      guard now > last else { return }
      last = now
      try? output.write(Array("\rFitting \(now) %".utf8))
    }
  }

  /// Takes the line away.
  func end() {
    percent.withLock { last in
      if last >= 0 { try? output.write(Array("\r\u{1B}[K".utf8)) }
      last = 100
    }
  }
}
