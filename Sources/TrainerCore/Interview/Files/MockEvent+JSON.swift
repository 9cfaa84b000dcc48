extension MockEvent {
  /// The event as the record's file holds it.
  var json: JSONValue {
    var object: JSONObject = ["at": .int(at), "do": .string(action.name)]
    switch action {
    case .say(let text): object["text"] = .string(text)
    case .code(let text, let syntax):
      object["text"] = .string(text)
      if let syntax { object["syntax"] = .strings(syntax) }
    case .rate(let given): object["points"] = given.map { .int($0) } ?? .null
    case .keep(let isKept): object["yes"] = .bool(isKept)
    case .tick(let numbers): object["numbers"] = .array(numbers.map { .int($0) })
    case .resume(let milliseconds), .away(let milliseconds): object["ms"] = .int(milliseconds)
    case .begin, .hint, .skip, .next, .pause, .end: break
    }
    return .object(object)
  }

  /// Reads an event; nil for one that this version does not know.
  init?(json: JSONValue) {
    guard let at = json["at"]?.int, let name = json["do"]?.string,
      let action = MockAction(name: name, json)
    else { return nil }
    self.init(at: at, action)
  }
}

extension MockAction {
  fileprivate var name: String {
    switch self {
    case .begin: "begin"
    case .say: "say"
    case .code: "code"
    case .hint: "hint"
    case .skip: "skip"
    case .next: "next"
    case .pause: "pause"
    case .rate: "rate"
    case .keep: "keep"
    case .tick: "tick"
    case .end: "end"
    case .resume: "resume"
    case .away: "away"
    }
  }

  fileprivate init?(name: String, _ json: JSONValue) {
    let text = json["text"]?.string ?? ""
    let milliseconds = json["ms"]?.int ?? 0
    switch name {
    case "begin": self = .begin
    case "say": self = .say(text)
    case "code": self = .code(text, syntax: json["syntax"]?.array?.compactMap(\.string))
    case "hint": self = .hint
    case "skip": self = .skip
    case "next": self = .next
    case "pause": self = .pause
    case "rate": self = .rate(json["points"]?.int)
    case "keep": self = .keep(json["yes"]?.bool ?? false)
    case "tick": self = .tick((json["numbers"]?.array ?? []).compactMap(\.int))
    case "end": self = .end
    case "resume": self = .resume(gap: milliseconds)
    case "away": self = .away(milliseconds)
    default: return nil
    }
  }
}
