/// A key of front matter, of attributes, or of both.
enum LabelKey: String, CaseIterable {
  case title, lesson, kind, topic, tags, ref, evidence, difficulty, minutes, depth, see, shuffle
  case lines, pass

  /// Whether it can be a default for the items of a file.
  var standsInFrontMatter: Bool { self != .lines && self != .pass }

  /// Whether one item can have it.
  var standsInAttributes: Bool { self != .title && self != .lesson }

  /// Whether it takes several values.
  var takesList: Bool {
    switch self {
    case .tags, .ref, .see, .lines: true
    default: false
    }
  }

  /// Whether it means something for items of a kind.
  func matters(to kind: ItemKind) -> Bool {
    switch self {
    case .lines: kind == .spotBug
    case .pass: kind == .problem || kind == .design
    case .shuffle: kind == .choice
    case .depth: kind == .note
    default: true
    }
  }
}
