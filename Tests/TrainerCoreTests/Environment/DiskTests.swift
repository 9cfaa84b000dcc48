import Foundation
import Testing
import TrainerTestKit

@testable import TrainerCore

@Suite struct DiskTests {
  private let folder: TemporaryFolder
  private let faulty = FaultyDisk()

  init() throws { folder = try TemporaryFolder() }

  @Test func readsFilesAndFolders() throws {
    try folder.write("text", to: "b/file")
    try folder.write("", to: "b/Empty")
    #expect(try Disk.live.contents(of: folder.file("b/file")) == Array("text".utf8))
    #expect(try Disk.live.contents(of: folder.file("b/Empty")) == [])
    #expect(try Disk.live.contents(of: folder.file("none")) == nil)
    #expect(try Disk.live.names(in: folder.file("b")) == ["Empty", "file"])
    #expect(try Disk.live.names(in: folder.file("none")) == [])
  }

  @Test func makesFoldersForTheirOwnerAlone() throws {
    try Disk.live.createFolder(folder.file("a/b/c"))
    try Disk.live.createFolder(folder.file("a/b/c"))
    #expect(try folder.permissions("a") == 0o700)
    #expect(try folder.permissions("a/b/c") == 0o700)
  }

  @Test func replacesAFile() throws {
    try folder.write("old", to: "file")
    try Disk.live.replace(folder.file("file"), with: Array("new".utf8))
    #expect(folder.everything == ["file": Array("new".utf8)])
    #expect(try folder.permissions("file") == 0o600)
  }

  @Test func aFileOfAPersonKeepsItsPermissions() throws {
    try folder.write("old", to: "file")
    chmod(folder.file("file"), 0o640)
    try Disk.live.replace(folder.file("file"), with: Array("new".utf8), keepingPermissions: true)
    #expect(try folder.permissions("file") == 0o640)
  }

  @Test func keepsALinkALink() throws {
    try folder.write("old", to: "elsewhere/file")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link"), withDestinationPath: folder.file("elsewhere/file"))
    try Disk.live.replace(folder.file("link"), with: Array("new".utf8))
    #expect(folder.text("elsewhere/file") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link"))
        == folder.file("elsewhere/file"))
  }

  /// Only what is not there is no file: anything else must not pass for an empty state.
  @Test func tellsWhyAFileCannotBeRead() throws {
    try folder.write("x", to: "file")
    #expect(throws: FileError(call: "read", path: folder.file("file/x"), code: ENOTDIR)) {
      try Disk.live.contents(of: folder.file("file/x"))
    }
    #expect(throws: FileError(call: "opendir", path: folder.file("file"), code: ENOTDIR)) {
      try Disk.live.names(in: folder.file("file"))
    }
    #expect(FileError(call: "read", path: "f", code: EACCES).exitStatus == 74)
  }

  struct Failure: Sendable {
    let call: FaultyDisk.Call
    let code: Int32
    let status: Int32
  }

  @Test(arguments: [
    Failure(call: .open, code: EROFS, status: 73), Failure(call: .write, code: ENOSPC, status: 74),
    Failure(call: .sync, code: EIO, status: 74), Failure(call: .rename, code: EACCES, status: 73),
  ])
  func leavesTheOldFileWhereAReplacementFails(_ failure: Failure) throws {
    try folder.write("old", to: "file")
    faulty.plan(failure.call, .fails(failure.code))
    var error: FileError?
    do throws(FileError) {
      try faulty.disk.replace(folder.file("file"), with: Array("new".utf8))
    } catch let thrown {
      error = thrown
    }
    #expect(error?.code == failure.code)
    #expect(error?.exitStatus == failure.status)
    #expect(folder.everything == ["file": Array("old".utf8)])
  }

  @Test func makesNoFileOverAnother() throws {
    try folder.write("old", to: "file")
    #expect(throws: FileError(call: "open", path: folder.file("file"), code: EEXIST)) {
      try Disk.live.create(folder.file("file"), with: Array("new".utf8))
    }
    #expect(folder.text("file") == "old")
  }

  @Test func leavesNoPieceOfANewFile() throws {
    faulty.plan(.write, .takes(bytes: 1), .fails(ENOSPC))
    #expect(throws: FileError.self) {
      try faulty.disk.create(folder.file("file"), with: Array("new".utf8))
    }
    #expect(folder.everything.isEmpty)
  }

  @Test(arguments: [
    (FileError(call: "write", path: "f", code: ENOSPC), "cannot write to f: the disk is full"),
    (
      FileError(call: "write", path: "f", code: EDQUOT),
      "cannot write to f: your quota on this disk is used up"
    ),
    (FileError(call: "open", path: "f", code: EACCES), "cannot open f: permission denied"),
    (
      FileError(call: "mkdir", path: "f", code: EROFS),
      "cannot make the folder f: the file system is read-only"
    ),
    (
      FileError(call: "fsync", path: "f", code: EPERM),
      "cannot bring to the disk f: permission denied"
    ),
    (
      FileError(call: "rename", path: "f", code: ENOSPC),
      "cannot put a new file in the place of f: the disk is full"
    ),
    (FileError(call: "ftruncate", path: "f", code: ENOSPC), "cannot shorten f: the disk is full"),
    (FileError(call: "flock", path: "f", code: EACCES), "cannot lock f: permission denied"),
    (FileError(call: "opendir", path: "f", code: EACCES), "cannot list f: permission denied"),
    (FileError(call: "read", path: "f", code: EACCES), "cannot read f: permission denied"),
  ])
  func wordsErrors(_ error: FileError, _ words: String) {
    #expect(error.description == words)
  }
}
