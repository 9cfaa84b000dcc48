/// Times pieces of work and prints one line a figure.
enum Stopwatch {
  /// The shortest of several runs, in seconds.
  static func best(of runs: Int, _ work: () throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
      let taken = try ContinuousClock().measure { try work() }
      let (seconds, attoseconds) = taken.components
      best = min(best, Double(seconds) + Double(attoseconds) * 1e-18)
    }
    return best
  }

  /// A figure with its name, aligned with the others.
  static func tell(_ name: String, _ figure: String) {
    let blanks = String(repeating: " ", count: max(1, 56 - name.count))
    print(name + blanks + figure)
  }

  /// Milliseconds with one decimal.
  static func milliseconds(_ seconds: Double) -> String {
    "\((seconds * 10_000).rounded() / 10) ms"
  }
}
