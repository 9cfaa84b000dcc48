import Dispatch
import Synchronization

/// The results of a function for each element, in the order of the elements, computed on all cores.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], transform: @Sendable (Element) -> Result
) -> [Result] {
  guard elements.count > 1 else { return elements.map(transform) }
  let chunk = max(1, elements.count / 64)
  let chunkCount = (elements.count + chunk - 1) / chunk
  let results = Mutex<[[Result]]>(Array(repeating: [], count: chunkCount))
  DispatchQueue.concurrentPerform(iterations: chunkCount) { index in
    let start = index * chunk
    let part = elements[start..<min(start + chunk, elements.count)].map(transform)
    results.withLock { $0[index] = part }
  }
  return results.withLock { $0 }.flatMap(\.self)
}
