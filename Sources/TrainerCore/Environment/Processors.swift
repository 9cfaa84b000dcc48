import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Work that is done on all processors at once.
package enum Processors {
  /// How many there are.
  package static let count = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// The results of pieces of work that have nothing to do with each other, in their order.
  package static func map<Value: Sendable>(
    _ pieces: Int, _ work: @Sendable (Int) -> Value
  ) -> [Value] {
    [Value](unsafeUninitializedCapacity: pieces) { buffer, count in
      // Each piece writes to a place of its own.
      nonisolated(unsafe) let values = buffer
      DispatchQueue.concurrentPerform(iterations: pieces) { piece in
        values.initializeElement(at: piece, to: work(piece))
      }
      count = pieces
    }
  }

  /// The results of two pieces of work that have nothing to do with each other, done side by side.
  package static func both<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    let halves = map(2) { half -> (First?, Second?) in
      if half == 0 { (first(), nil) } else { (nil, second()) }
    }
    guard let one = halves[0].0, let other = halves[1].1 else {
      preconditionFailure("each piece of work makes one half")
    }
    return (one, other)
  }
}
