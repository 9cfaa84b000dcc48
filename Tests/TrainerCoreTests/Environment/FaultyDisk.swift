import Foundation
import Synchronization

@testable import TrainerCore

/// A real disk on which calls fail when a test says so.
final class FaultyDisk: Sendable {
  /// What goes wrong with a call.
  enum Fault: Sendable {
    case fails(Int32)
    /// A write takes only so many bytes, and tells so.
    case takes(bytes: Int)
  }

  /// The kinds of calls that can go wrong.
  enum Call: Hashable, Sendable, CaseIterable {
    case open, write, sync, truncate, rename, makeFolder
  }

  private let faults = Mutex<[Call: [Fault?]]>([:])

  /// Sets what happens to the next calls of a kind: nil for one that works; later ones work.
  func plan(_ call: Call, _ next: Fault?...) { faults.withLock { $0[call] = next } }

  /// A disk that behaves as planned.
  var disk: Disk {
    let live = SystemCalls.live
    return Disk(
      calls: SystemCalls(
        open: { path, flags, mode in
          self.fails(.open) ? -1 : live.open(path, flags, mode)
        },
        write: { descriptor, bytes in
          switch self.next(.write) {
          case .fails(let code):
            errno = code
            return -1
          case .takes(let count):
            return live.write(descriptor, UnsafeRawBufferPointer(rebasing: bytes.prefix(count)))
          case nil: return live.write(descriptor, bytes)
          }
        },
        sync: { self.fails(.sync) ? -1 : live.sync($0) },
        truncate: { self.fails(.truncate) ? -1 : live.truncate($0, $1) },
        rename: { self.fails(.rename) ? -1 : live.rename($0, $1) },
        makeFolder: { self.fails(.makeFolder) ? -1 : live.makeFolder($0, $1) }))
  }

  private func next(_ call: Call) -> Fault? {
    faults.withLock { faults in
      guard let planned = faults[call], !planned.isEmpty else { return nil }
      faults[call] = Array(planned.dropFirst())
      return planned[0]
    }
  }

  private func fails(_ call: Call) -> Bool {
    guard case .fails(let code) = next(call) else { return false }
    errno = code
    return true
  }
}
