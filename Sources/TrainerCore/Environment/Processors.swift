import Dispatch
import Synchronization

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
  ///
  /// Each may call ``map(_:_:)``: as pieces of one they would have but one processor each for that.
  package static func both<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let result = Mutex<Second?>(nil)
    let work = DispatchWorkItem {
      let value = second()
      result.withLock { $0 = value }
    }
    DispatchQueue.global(qos: .userInitiated).async(execute: work)
    let one = first()
    work.wait()
    guard let other = result.withLock({ $0 }) else {
      preconditionFailure("work that was waited for is done")
    }
    return (one, other)
  }
}
