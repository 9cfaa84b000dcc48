public import TrainerScheduling

/// An interview that is on the disk as it goes on.
///
/// Where the disk refuses, the interview goes on in memory, and everything is written when it can be.
public final class MockRecorder {
  /// What came of writing.
  public enum Writing: Sendable, Hashable {
    /// It is on the disk, or there was nothing to write.
    case fine

    /// The disk refuses for the first time.
    case refused(FileError)

    /// The disk still refuses.
    case stillRefused

    /// The disk takes it again; nothing is lost.
    case recovered
  }

  /// The interview.
  public private(set) var session: MockSession

  /// What is written.
  public private(set) var record: MockRecord

  /// What earlier mocks of the same kind came to, the oldest first.
  public let trend: [MockSummary]

  /// Whether everything is on the disk.
  public var isSafe: Bool { isWritten }

  /// Why the disk refused the last time; nil where it did not.
  public private(set) var refusal: FileError?

  private let folder: MockFolder
  private var isWritten = true

  /// Begins a new interview, or goes on with one.
  public init(_ record: MockRecord, in folder: MockFolder, after trend: [MockSummary] = []) {
    self.record = record
    self.folder = folder
    self.trend = trend
    session = record.session
  }

  /// Does what the candidate asks for, and writes it down.
  public func apply(
    _ action: MockAction, at now: Int, _ moment: Moment
  ) -> (effects: [MockEffect], writing: Writing) {
    record.events.append(MockEvent(at: now, action))
    record.draft = ""
    let effects = session.apply(action, at: now)
    isWritten = false
    return (effects, write(at: now, moment, transcript: true))
  }

  /// Writes down what is being typed, where it changed, and now and then that time has passed.
  public func typed(_ text: String, at now: Int, _ moment: Moment) -> Writing {
    if text != record.draft || now - record.savedAt >= Self.beat {
      record.draft = text
      isWritten = false
    }
    return write(at: now, moment, transcript: false)
  }

  /// Who thinks in silence has used that time, whatever happens to the program, in milliseconds.
  private static let beat = 10_000

  /// Writes everything down as it is when the candidate leaves, with the time they have used.
  public func left(at now: Int, _ moment: Moment) -> Writing {
    isWritten = false
    return write(at: now, moment, transcript: true)
  }

  /// Takes note that the reviews are in the log.
  public func reviewed(at now: Int, _ moment: Moment) -> Writing {
    record.isReviewed = true
    isWritten = false
    return write(at: now, moment, transcript: false)
  }

  /// Writes what is not written yet.
  public func write(at now: Int, _ moment: Moment, transcript: Bool) -> Writing {
    if isWritten || !session.hasBegun { return .fine }
    record.savedAt = now
    record.saved = moment
    do throws(FileError) {
      try folder.disk.createFolder(folder.path)
      try folder.disk.replace(
        folder.data(record.name), with: Array(record.json(session).pretty.utf8))
      if transcript || refusal != nil {
        let page = MockPage(record: record, session: session, trend: trend)
        try folder.disk.replace(folder.transcript(record.name), with: Array(page.transcript.utf8))
      }
    } catch {
      defer { refusal = error }
      return refusal == nil ? .refused(error) : .stillRefused
    }
    isWritten = true
    defer { refusal = nil }
    return refusal == nil ? .fine : .recovered
  }
}
