/// An argument that is known by its place.
struct PositionalDescription: Sendable, Hashable {
  /// How often an argument may or must stand at its place.
  enum Count: Sendable, Hashable { case one, optional, any, some }

  /// The name that stands for it in `help`, such as `ITEM`.
  let name: String

  /// How often it may or must be given.
  let count: Count

  /// One line, without a full stop.
  let summary: String

  /// What may stand there.
  let value: ValueDescription

  init(_ name: String, _ count: Count, _ summary: String, value: ValueDescription? = nil) {
    self.name = name
    self.count = count
    self.summary = summary
    self.value = value ?? .text(name)
  }

  /// As it stands in the line that shows how a command is called.
  var usage: String {
    switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .any: "[\(name)…]"
    case .some: "\(name)…"
    }
  }

  /// Whether a command cannot do without it.
  var isRequired: Bool { count == .one || count == .some }

  /// Whether it takes all that follows.
  var takesRest: Bool { count == .any || count == .some }
}
