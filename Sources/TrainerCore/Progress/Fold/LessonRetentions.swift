import TrainerScheduling

/// The lessons that have a desired retention of their own.
///
/// A lesson's name is compared without the case of its letters.
public struct LessonRetentions: Hashable, Sendable {
  /// A lesson, and how likely its items are to be recalled when they come back; 0.70 to 0.99.
  public struct Entry: Hashable, Sendable {
    /// The lesson's name.
    public let lesson: String

    /// The probability of recall at which an item is due.
    public let retention: Double
  }

  /// In the order of their names.
  public let entries: [Entry]

  private let byName: [String: Double]

  /// No lesson has one.
  public static let none = LessonRetentions([])

  /// Retentions of lessons, the last of a name holds; values out of range are moved into it.
  public init(_ pairs: [(lesson: String, retention: Double)]) {
    var entries: [String: Entry] = [:]
    for (lesson, retention) in pairs {
      entries[lesson.lowercased()] = Entry(
        lesson: lesson,
        retention: retention.clamped(to: SchedulerSettings.retentionRange).roundedToNineDigits)
    }
    byName = entries.mapValues(\.retention)
    self.entries = entries.sorted { $0.key < $1.key }.map(\.value)
  }

  /// That of a lesson; nil where it has none.
  public subscript(lesson: String) -> Double? {
    byName.isEmpty ? nil : byName[lesson.lowercased()]
  }
}

extension LessonRetentions {
  /// An object: a number for each lesson.
  var json: JSONValue {
    .object(JSONObject(entries.map { ($0.lesson, .number($0.retention)) }))
  }

  /// Reads what ``json`` writes; nil where it is something else.
  init?(_ json: JSONValue) {
    guard let object = json.object else { return nil }
    var pairs: [(lesson: String, retention: Double)] = []
    for member in object {
      guard let retention = member.value.double else { return nil }
      pairs.append((member.key, retention))
    }
    self.init(pairs)
  }
}
