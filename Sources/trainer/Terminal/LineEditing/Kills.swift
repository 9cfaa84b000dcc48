/// Text that was cut out; pieces cut one after another are one text.
struct Kills: Sendable, Hashable {
  private(set) var text = ""
  private var isGoingOn = false

  mutating func take(_ piece: String, forward: Bool) {
    if !isGoingOn { text = piece } else { text = forward ? text + piece : piece + text }
    isGoingOn = true
  }

  mutating func end() { isGoingOn = false }
}

extension Key {
  /// Whether the key cuts text out.
  var kills: Bool {
    switch self {
    case .control("k"), .control("u"), .control("w"), .altBackspace, .alt("d"): true
    default: false
    }
  }
}
