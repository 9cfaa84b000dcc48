import Foundation
import Testing
import TrainerTestKit

@testable import TrainerCore

@Suite struct AppendOnlyFileTests {
  private let folder: TemporaryFolder
  private let faulty = FaultyDisk()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("one\n", to: "log")
  }

  @Test func addsAtTheEnd() throws {
    var file = try AppendOnlyFile(folder.file("log"), on: .live)
    try file.append(Array("two\n".utf8))
    try file.append(Array("three\n".utf8))
    #expect(folder.text("log") == "one\ntwo\nthree\n")
    #expect(file.size == 14)
  }

  @Test func makesAFileForItsOwnerAlone() throws {
    var file = try AppendOnlyFile(folder.file("new"), on: .live)
    try file.append(Array("x".utf8))
    #expect(try folder.permissions("new") == 0o600)
  }

  @Test(arguments: [EINTR, EINTR]) func goesOnAfterAnInterruption(_ code: Int32) throws {
    faulty.plan(.write, .fails(code), .takes(bytes: 2), .fails(code))
    faulty.plan(.sync, .fails(code))
    var file = try AppendOnlyFile(folder.file("log"), on: faulty.disk)
    try file.append(Array("two\n".utf8))
    #expect(folder.text("log") == "one\ntwo\n")
  }

  struct Failure: Sendable {
    let call: FaultyDisk.Call
    let faults: (FaultyDisk.Fault?, FaultyDisk.Fault?)
    let error: (call: String, code: Int32)
  }

  @Test(arguments: [
    Failure(call: .write, faults: (.fails(ENOSPC), nil), error: ("write", ENOSPC)),
    Failure(call: .write, faults: (.takes(bytes: 2), .fails(ENOSPC)), error: ("write", ENOSPC)),
    Failure(call: .write, faults: (.takes(bytes: 3), .fails(EDQUOT)), error: ("write", EDQUOT)),
    Failure(call: .write, faults: (.fails(EIO), nil), error: ("write", EIO)),
    Failure(call: .write, faults: (.takes(bytes: 0), nil), error: ("write", EIO)),
    Failure(call: .sync, faults: (.fails(EIO), nil), error: ("fsync", EIO)),
  ])
  func isAsBeforeAfterAFailure(_ failure: Failure) throws {
    faulty.plan(failure.call, failure.faults.0, failure.faults.1)
    var file = try AppendOnlyFile(folder.file("log"), on: faulty.disk)
    var error: FileError?
    do throws(FileError) {
      try file.append(Array("two\n".utf8))
    } catch let thrown {
      error = thrown
    }
    #expect(
      error
        == FileError(
          call: failure.error.call, path: folder.file("log"), code: failure.error.code))
    #expect(folder.text("log") == "one\n")
    try file.append(Array("three\n".utf8))
    #expect(folder.text("log") == "one\nthree\n")
  }

  /// Where the disk does not even take back what it took in part, the next piece sees to it.
  @Test func removesWhatAFailureLeftBehind() throws {
    faulty.plan(.write, .takes(bytes: 2), .fails(ENOSPC))
    faulty.plan(.truncate, .fails(EIO), .fails(EIO))
    var file = try AppendOnlyFile(folder.file("log"), on: faulty.disk)
    #expect(throws: FileError.self) { try file.append(Array("two\n".utf8)) }
    #expect(folder.text("log") == "one\ntw")
    let isUntouched = file.isUntouched(on: .live)
    #expect(isUntouched)
    #expect(throws: FileError.self) { try file.append(Array("three\n".utf8)) }
    try file.append(Array("three\n".utf8))
    #expect(folder.text("log") == "one\nthree\n")
  }

  @Test func noticesWhatOthersDoToTheFile() throws {
    let path = folder.file("log")
    var file = try AppendOnlyFile(path, on: .live)
    try file.append(Array("two\n".utf8))
    #expect(file.isUntouched(on: .live) == true)
    try folder.write("one\ntwo\nthree\n", to: "other")
    try Disk.live.rename(folder.file("other"), to: path)
    #expect(file.isUntouched(on: .live) == false)
    try FileManager.default.removeItem(atPath: path)
    #expect(file.isUntouched(on: .live) == false)
  }

  /// A device that is always full, without any pretending.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func tellsOfAFullDevice() throws {
    var file = try AppendOnlyFile("/dev/full", on: .live)
    #expect(throws: FileError(call: "write", path: "/dev/full", code: ENOSPC)) {
      try file.append(Array("two\n".utf8))
    }
  }
}
