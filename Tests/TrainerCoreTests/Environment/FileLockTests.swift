import Foundation
import Testing
import TrainerTestKit

@testable import TrainerCore

@Suite struct FileLockTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func isGivenOnceAtATime() throws {
    let path = folder.file("lock")
    let holder = FileLock.Holder(processID: getpid(), command: "practice kvo")
    do {
      let lock = try FileLock(path, command: "practice kvo", on: .live)
      #expect(throws: FileLock.Refusal.held(by: holder)) {
        _ = try FileLock(path, command: "mock", on: .live)
      }
      #expect(FileLock.isHeld(path, on: .live))
      #expect(folder.text("lock") == "\(getpid()) practice kvo\n")
      #expect(try folder.permissions("lock") == 0o600)
      _ = consume lock
    }
    #expect(!FileLock.isHeld(path, on: .live))
    #expect(folder.text("lock") == "")
    _ = try FileLock(path, command: "mock", on: .live)
  }

  @Test func isHeldByNobodyWhereThereIsNoFile() {
    #expect(!FileLock.isHeld(folder.file("lock"), on: .live))
    #expect(folder.everything.isEmpty)
  }

  @Test func tellsWhyAFileCannotBeLocked() {
    let path = folder.file("no/such/lock")
    #expect(throws: FileLock.Refusal.file(FileError(call: "open", path: path, code: ENOENT))) {
      _ = try FileLock(path, command: "practice", on: .live)
    }
  }
}
