// item: onchange-special
// says: It fires once, before the new value is in place, and on whatever thread makes the change
// prints: old value 0
// prints: on the main thread: false
// prints: fired once: true
import Foundation
import Observation
import Synchronization

@MainActor enum ObservedChange {
  @Observable final class Counter: @unchecked Sendable { var value = 0 }

  static func run() async {
    let counter = Counter()
    let fired = Mutex(0)
    let lines = Mutex([String]())
    withObservationTracking {
      _ = counter.value
    } onChange: {
      fired.withLock { $0 += 1 }
      lines.withLock {
        $0 += ["old value \(counter.value)", "on the main thread: \(Thread.isMainThread)"]
      }
    }
    await Task.detached {
      counter.value = 1
      counter.value = 2
    }.value
    lines.withLock { $0 }.forEach { print($0) }
    print("fired once: \(fired.withLock { $0 } == 1)")
  }
}
