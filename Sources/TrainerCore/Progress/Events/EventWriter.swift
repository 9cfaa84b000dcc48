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
    json.write("{\"v\":1,\"n\":", event.stamp.reference.number)
    json.write(",\"t\":", event.stamp.moment.utcMilliseconds)
    json.write(",\"z\":", Int64(event.stamp.moment.offsetMinutes))
    json.write(",\"e\":", event.body.kind.rawValue)
    write(event.body)
    json.raw("}\n")
  }

  private mutating func write(_ body: EventBody) {
    switch body {
    case .review(let facts): write(facts)
    case .undo(let reference): json.write(",\"of\":", reference.description)
    case .set(let setting):
      json.write(",\"key\":", setting.key)
      json.raw(",\"value\":")
      json.write(setting.value)
    case .item(let item): write(item)
    case .same(let old, let new):
      json.write(",\"old\":", old.description)
      json.write(",\"new\":", new.description)
    case .due(let key, let due):
      json.write(",\"item\":", key.item)
      if !key.part.isEmpty { json.write(",\"part\":", key.part) }
      json.write(",\"due\":", due)
    case .said(let item, let idea, let words):
      json.write(",\"item\":", item)
      json.write(",\"idea\":", idea)
      if let words { json.write(",\"words\":", words) }
    case .done(let item), .rest(let item), .wake(let item): json.write(",\"item\":", item)
    }
  }

  private mutating func write(_ facts: ReviewFacts) {
    json.write(",\"item\":", facts.key.item)
    json.write(",\"part\":", facts.key.part)
    json.write(",\"r\":", Int64(facts.rating.rawValue))
    json.write(",\"due\":", facts.due)
    json.write(",\"ms\":", Int64(facts.milliseconds))
    if let suggested = facts.suggested { json.write(",\"sug\":", Int64(suggested.rawValue)) }
    if let score = facts.score {
      json.write(",\"score\":", score)
    }
    if facts.hints > 0 { json.write(",\"hints\":", Int64(facts.hints)) }
    if let sure = facts.sure {
      json.raw(",\"sure\":")
      json.write(.bool(sure))
    }
    if facts.ahead { json.raw(",\"ahead\":true") }
    if let mock = facts.mock { json.write(",\"mock\":", mock) }
    if !facts.ideas.isEmpty { write(facts.ideas) }
  }

  private mutating func write(_ ideas: [IdeaVerdict]) {
    json.raw(",\"ideas\":{")
    for (place, idea) in ideas.enumerated() {
      if place > 0 { json.raw(",") }
      json.write(idea.idea)
      json.write(":", idea.verdict)
    }
    json.raw("}")
  }

  private mutating func write(_ item: ItemText) {
    json.write(",\"item\":", item.item)
    json.write(",\"kind\":", item.kind)
    json.write(",\"text\":", item.text)
    json.write(",\"file\":", item.file)
    json.write(",\"after\":", item.after ?? "")
    json.write(",\"before\":", item.before ?? "")
  }
}
