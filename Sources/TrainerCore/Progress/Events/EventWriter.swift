import TrainerScheduling

extension Event {
  /// The version of the lines that this program writes, and the only one it reads.
  static let version = 1

  /// The line that holds this event, with its line end; keys stand in one fixed order.
  var line: [UInt8] {
    var line = EventLine()
    line.write(self)
    return line.bytes
  }
}

/// Writes a line of the log, key by key.
private struct EventLine {
  private var json = JSONWriter()

  var bytes: [UInt8] { json.bytes }

  mutating func write(_ event: Event) {
    json.raw("{\"v\":1,\"n\":")
    json.write(event.stamp.reference.number)
    int(",\"t\":", event.stamp.moment.utcMilliseconds)
    int(",\"z\":", Int64(event.stamp.moment.offsetMinutes))
    text(",\"e\":", event.body.kind.rawValue)
    write(event.body)
    json.raw("}\n")
  }

  private mutating func write(_ body: EventBody) {
    switch body {
    case .review(let facts): write(facts)
    case .undo(let reference): text(",\"of\":", reference.description)
    case .set(let setting):
      text(",\"key\":", setting.key)
      json.raw(",\"value\":")
      json.write(setting.value)
    case .item(let item): write(item)
    case .same(let old, let new):
      text(",\"old\":", old.description)
      text(",\"new\":", new.description)
    case .due(let key, let due):
      text(",\"item\":", key.item)
      if !key.part.isEmpty { text(",\"part\":", key.part) }
      int(",\"due\":", due)
    case .said(let item, let idea, let words):
      text(",\"item\":", item)
      text(",\"idea\":", idea)
      if let words { text(",\"words\":", words) }
    case .done(let item), .rest(let item), .wake(let item): text(",\"item\":", item)
    }
  }

  private mutating func write(_ facts: ReviewFacts) {
    text(",\"item\":", facts.key.item)
    text(",\"part\":", facts.key.part)
    int(",\"r\":", Int64(facts.rating.rawValue))
    int(",\"due\":", facts.due)
    int(",\"ms\":", Int64(facts.milliseconds))
    if let suggested = facts.suggested { int(",\"sug\":", Int64(suggested.rawValue)) }
    if let score = facts.score {
      json.raw(",\"score\":")
      json.write(score)
    }
    if facts.hints > 0 { int(",\"hints\":", Int64(facts.hints)) }
    if let sure = facts.sure {
      json.raw(",\"sure\":")
      json.write(.bool(sure))
    }
    if facts.ahead { json.raw(",\"ahead\":true") }
    if let mock = facts.mock { text(",\"mock\":", mock) }
    if !facts.ideas.isEmpty { write(facts.ideas) }
  }

  private mutating func write(_ ideas: [IdeaVerdict]) {
    json.raw(",\"ideas\":{")
    for (place, idea) in ideas.enumerated() {
      if place > 0 { json.raw(",") }
      json.write(idea.idea)
      text(":", idea.verdict)
    }
    json.raw("}")
  }

  private mutating func write(_ item: ItemText) {
    text(",\"item\":", item.item)
    text(",\"kind\":", item.kind)
    text(",\"text\":", item.text)
    text(",\"file\":", item.file)
    text(",\"after\":", item.after ?? "")
    text(",\"before\":", item.before ?? "")
  }

  private mutating func text(_ key: StaticString, _ value: String) {
    json.raw(key)
    json.write(value)
  }

  private mutating func int(_ key: StaticString, _ value: Int64) {
    json.raw(key)
    json.write(value)
  }
}
