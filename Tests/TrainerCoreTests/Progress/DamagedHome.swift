import Foundation
import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

/// A home with four answers to three items, for a test to damage.
struct DamagedHome {
  let state: TestState

  init() throws {
    state = try TestState()
    try state.session { store in
      for (minute, item) in ["a", "b", "c", "a"].enumerated() {
        try store.append(.review(item, at: .minute(minute)), at: .minute(minute))
      }
    }
  }

  var log: String { state.home.text(state.ownLog) ?? "" }

  /// Opens for writing, which must be refused, and changes nothing by that; says why.
  func refusal() throws -> StateError {
    let before = state.home.everything
    let error = try #require(throws: StateError.self) { try state.store() }
    #expect(state.home.everything == before)
    return error
  }

  func removeFile(_ name: String) throws {
    try FileManager.default.removeItem(atPath: state.home.file(name))
  }
}
