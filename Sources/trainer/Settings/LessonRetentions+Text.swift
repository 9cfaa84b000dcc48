import TrainerCore
import TrainerScheduling

extension LessonRetentions {
  /// As it is typed: `hosting 0.95 sizing 0.8`, or `none` where all lessons are alike.
  var text: String {
    let parts = entries.map { "\($0.lesson) \($0.retention)" }
    return parts.isEmpty ? "none" : parts.joined(separator: " ")
  }

  /// Reads lessons, each with its retention behind it, in one text or in several; a name may have
  /// several words.
  init?(texts: [String]) {
    let words = texts.flatMap { $0.split { $0 == " " || $0 == "," }.map(String.init) }
    if words == ["none"] {
      self = .none
      return
    }
    var pairs: [(lesson: String, retention: Double)] = []
    var name: [String] = []
    for word in words {
      guard let retention = Double(word), !name.isEmpty,
        SchedulerSettings.retentionRange.contains(retention)
      else {
        name.append(word)
        continue
      }
      pairs.append((name.joined(separator: " "), retention))
      name = []
    }
    guard name.isEmpty, !pairs.isEmpty else { return nil }
    self.init(pairs)
  }
}
