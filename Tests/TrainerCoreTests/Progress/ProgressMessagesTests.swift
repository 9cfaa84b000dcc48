import Foundation
import Testing

@testable import TrainerCore

@Suite struct ProgressMessagesTests {
  private static let records = ["a", "b", "c/x", "d", "e", "f", "g"].map { RecordKey($0) }

  private static func missing(_ found: Int, of expected: Int, _ count: Int) -> MissingLines {
    MissingLines(
      device: .named("mac-1a2b"), expected: expected, found: found,
      records: Array(records.prefix(count)))
  }

  @Test(
    arguments: [
      (
        StateError.busy(processID: 4711, command: "practice kvo"),
        "another process is writing: practice kvo (process 4711); end it, or try again later", 75
      ),
      (
        .busy(processID: nil, command: nil),
        "another process is writing; end it, or try again later", 75
      ),
      (
        .newer(NewerVersion(file: "reviews/mac-1a2b.jsonl", line: 7, version: 2)),
        "reviews/mac-1a2b.jsonl:7: written by a newer version of trainer (format 2); "
          + "nothing was written. Install the newer version", 65
      ),
      (
        .newer(NewerVersion(file: "progress.json", line: nil, version: 9)),
        "progress.json: written by a newer version of trainer (format 9); nothing was written. "
          + "Install the newer version", 65
      ),
      (
        .linesMissing(missing(3, of: 4, 1)),
        "reviews/mac-1a2b.jsonl has 3 of its 4 lines; reviews are missing of a; nothing was written. "
          + "Put the file back, or go on without these lines: trainer doctor --rebuild", 65
      ),
      (
        .linesMissing(missing(0, of: 9, 7)),
        "reviews/mac-1a2b.jsonl is gone or empty, 9 lines were in it; reviews are missing of "
          + "a, b, c/x, d, e and 2 more; nothing was written. "
          + "Put the file back, or go on without these lines: trainer doctor --rebuild", 65
      ),
      (
        .file(FileError(call: "write", path: "/h/reviews/mac-1a2b.jsonl", code: ENOSPC)),
        "cannot write to /h/reviews/mac-1a2b.jsonl: the disk is full", 74
      ),
      (
        .file(FileError(call: "mkdir", path: "/h", code: EROFS)),
        "cannot make the folder /h: the file system is read-only", 73
      ),
    ] as [(StateError, String, Int32)])
  func sayWhyNothingWasDone(_ error: StateError, _ words: String, _ status: Int32) {
    #expect(error.description == words)
    #expect(error.exitStatus == status)
  }

  @Test(
    arguments: [
      (
        .snapshotDamaged(offset: 12, setAside: nil),
        "progress.json is damaged at byte 12; the state was read from the logs"
      ),
      (
        .snapshotDamaged(offset: 0, setAside: "progress.json.damaged-20261204T073000Z"),
        "progress.json is damaged at byte 0; the state was read from the logs, "
          + "the damaged file is now progress.json.damaged-20261204T073000Z"
      ),
      (
        .newer(NewerVersion(file: "reviews/phone.jsonl", line: 1, version: 2)),
        "reviews/phone.jsonl:1: written by a newer version of trainer (format 2); nothing is written"
      ),
      (
        .ownLinesMissing(missing(0, of: 1, 0)),
        "reviews/mac-1a2b.jsonl is gone or empty, 1 line was in it. "
          + "Nothing is written until it is back; "
          + "to go on without these lines: trainer doctor --rebuild"
      ),
      (
        .otherLinesMissing(missing(2, of: 4, 2)),
        "reviews/mac-1a2b.jsonl has 2 of its 4 lines; reviews are missing of a, b. "
          + "If it is still on its way, progress.json waits for it, and your answers are saved; "
          + "if it is gone for good: trainer doctor --rebuild"
      ),
      (
        .tornLine(file: "reviews/mac-1a2b.jsonl", bytes: 17, setAside: "reviews/x.torn"),
        "reviews/mac-1a2b.jsonl ended in the middle of a line, as after a crash; "
          + "these 17 bytes are now in reviews/x.torn"
      ),
      (
        .unreadableLines(file: "reviews/m.jsonl", lines: 2...2, isConflictMark: false),
        "reviews/m.jsonl:2: this line is no event and does not count"
      ),
      (
        .unreadableLines(file: "reviews/m.jsonl", lines: 2...4, isConflictMark: false),
        "reviews/m.jsonl:2: 3 lines from here are no events and do not count"
      ),
      (
        .unreadableLines(file: "reviews/m.jsonl", lines: 2...2, isConflictMark: true),
        "reviews/m.jsonl:2: a conflict mark of git; the lines around it count"
      ),
      (
        .manyUnreadableLines(
          file: "reviews/m.jsonl", count: 300, first: [2...2, 4...9], isConflictMark: false),
        "reviews/m.jsonl: 300 lines are no events and do not count; the first are 2, 4 to 9"
      ),
      (
        .snapshotDamaged(offset: nil, setAside: nil),
        "progress.json is no file; the state was read from the logs, and the next session sets it aside"
      ),
      (
        .endsWithinLine(file: "reviews/m.jsonl", bytes: 5),
        "reviews/m.jsonl ends in the middle of a line, as after a crash or while it is being written; "
          + "the next session moves these 5 bytes to a file of their own"
      ),
      (
        .snapshotDiffers,
        "progress.json does not say what the logs come to. Make it anew: trainer doctor --rebuild"
      ),
      (
        .logsBeginAlike(.named("mac"), .named("mac-copy")),
        "reviews/mac.jsonl and reviews/mac-copy.jsonl begin with the same event. "
          + "Where one is a copy of the other, its reviews count twice: move it elsewhere"
      ),
      (
        .notReadBack(FileError(call: "open", path: "f", code: EACCES)),
        "saved, but the logs could not be read again: cannot open f: permission denied"
      ),
      (
        .snapshotNotSaved(FileError(call: "rename", path: "f", code: ENOSPC)),
        "progress.json could not be written: cannot put a new file in the place of f: the disk is full. "
          + "Your answers are saved in the logs"
      ),
    ] as [(Notice, String)])
  func sayWhatWasFound(_ notice: Notice, _ words: String) {
    #expect(notice.description == words)
  }
}
