import TrainerTestKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a process took, from its start to its end.
struct Usage {
  /// By the clock on the wall.
  let seconds: Double

  /// Of all processors, in user mode and in the system.
  let processorSeconds: Double

  /// The most memory that it held at once, in megabytes of a million bytes.
  let peakMegabytes: Double

  /// Runs a program to its end and throws away what it prints.
  static func of(
    _ words: [String], environment: [String: String] = [:]
  ) throws -> Usage {
    let null = open("/dev/null", O_RDWR)
    defer { close(null) }
    var (status, usage) = (Int32(), rusage())
    let taken = try ContinuousClock().measure {
      let child = try ChildProcess(words, environment: environment) { files in
        for descriptor in [Int32(0), 1, 2] {
          posix_spawn_file_actions_adddup2(&files, null, descriptor)
        }
      }
      guard wait4(child.id, &status, 0, &usage) == child.id, status == 0 else {
        throw BenchFailure.program(words)
      }
    }
    return Usage(
      seconds: taken.inSeconds, processorSeconds: usage.seconds,
      peakMegabytes: usage.peakMegabytes)
  }
}

extension rusage {
  /// Time of the processors, in user mode and in the system.
  var seconds: Double {
    [ru_utime, ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) * 1e-6 }
  }

  fileprivate var peakMegabytes: Double {
    #if canImport(Darwin)
      Double(ru_maxrss) / 1e6
    #else
      Double(ru_maxrss) * 1024 / 1e6
    #endif
  }
}

extension Duration {
  /// With its fraction.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}

enum BenchFailure: Error, CustomStringConvertible {
  /// A program could not be started, or ended with an error.
  case program([String])

  /// The program itself is not there yet.
  case notBuilt

  /// Labelled answers in which every idea is covered, or none.
  case oneSided

  var description: String {
    switch self {
    case .program(let words): "this failed: \(words.joined(separator: " "))"
    case .notBuilt: "the program is not built: swift build -c release"
    case .oneSided: "there is nothing to fit: give files with ideas that are covered and others"
    }
  }
}
