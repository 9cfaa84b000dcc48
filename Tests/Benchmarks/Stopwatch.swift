import Foundation

/// Times pieces of work and prints one line a figure.
enum Stopwatch {
  /// The least processor time of several runs, in seconds: of all threads of this process, or of the
  /// processes that it waited for.
  static func leastProcessorTime(
    of runs: Int, ofChildren: Bool = false, _ work: () throws -> Void
  ) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<runs {
      let start = processorTime(ofChildren)
      try work()
      least = min(least, processorTime(ofChildren) - start)
    }
    return least
  }

  private static func processorTime(_ ofChildren: Bool) -> Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(ofChildren ? RUSAGE_CHILDREN : RUSAGE_SELF, &usage)
    #else
      // Glibc has an enumeration of its own for these names, and none in the call.
      getrusage(ofChildren ? -1 : 0, &usage)
    #endif
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) * 1e-6
    }
  }

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
