/// Something about the state that a person should know, though the program goes on.
public enum Notice: Hashable, Sendable {
  /// `progress.json` could not be read; the logs were. Where it was noticed, nil where it is no file,
  /// and the name under which it was set aside, if it was.
  case snapshotDamaged(offset: Int?, setAside: String?)

  /// A newer version of the program wrote here; nothing is written.
  case newer(NewerVersion)

  /// This device's log lost lines; nothing is written.
  case ownLinesMissing(MissingLines)

  /// The log of another device lost lines, or did not arrive yet; `progress.json` is left alone.
  case otherLinesMissing(MissingLines)

  /// The end of this device's log was a piece of a line, and was moved to another file.
  case tornLine(file: String, bytes: Int, setAside: String)

  /// Lines that are no events; they are left alone and do not count.
  case unreadableLines(file: String, lines: ClosedRange<Int>, isConflictMark: Bool)

  /// The same in many places of a file: how many lines in all, and the first of the places.
  case manyUnreadableLines(
    file: String, count: Int, first: [ClosedRange<Int>], isConflictMark: Bool)

  /// This device's log ends with a piece of a line, which the next session sets aside.
  case endsWithinLine(file: String, bytes: Int)

  /// `progress.json` is of the logs that are here, but says something else.
  case snapshotDiffers

  /// The logs of two devices begin with the same event.
  case logsBeginAlike(DeviceName, DeviceName)

  /// An event was saved, but the logs could not be read again to show what it comes to.
  case notReadBack(FileError)

  /// `progress.json` could not be replaced; the logs hold all that it would say.
  case snapshotNotSaved(FileError)

  /// The next session could not save here.
  case notWritable(FileError)
}
