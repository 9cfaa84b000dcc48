#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Times pieces of work.
enum Stopwatch {
  /// The least processor time of several runs, in seconds, of all threads of this process.
  static func leastProcessorTime(of runs: Int, _ work: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<runs {
      let start = processorTime
      try work()
      least = min(least, processorTime - start)
    }
    return least
  }

  /// The shortest of several runs, in seconds.
  static func best(of runs: Int, _ work: () throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<runs { best = min(best, try ContinuousClock().measure { try work() }.inSeconds) }
    return best
  }

  private static var processorTime: Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
    #else
      // Glibc has an enumeration of its own for this name, and none in the call.
      getrusage(0, &usage)
    #endif
    return usage.seconds
  }
}

extension [Double] {
  /// The value that half of the others are below; there is at least one.
  var median: Double { sorted()[count / 2] }
}
