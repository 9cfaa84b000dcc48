import TrainerScheduling

/// What one line of a log comes to.
enum LineReading: Hashable {
  case event(number: Int64, moment: Moment, body: EventBody)

  /// An event that only other programs know: it is kept, and has no effect here.
  case foreign(number: Int64, moment: Moment)

  /// A line of another version of the format.
  case newer(version: Int64)

  case unreadable
}

/// Reads a line of any shape that JSON allows: keys in any order, keys that nobody knows.
///
/// This is the way for rare lines; ``ReviewLineScanner`` reads the ordinary ones.
enum EventReader {
  static func read(_ bytes: UnsafeRawBufferPointer) -> LineReading {
    guard let line = (try? JSONValue(parsing: bytes.bindMemory(to: UInt8.self)))?.object,
      let mark = line["v"]
    else { return .unreadable }
    // A mark that is no whole number belongs to some format all the same, only not to this one.
    let version = wholeNumber(mark) ?? .max
    guard version == Event.version else { return .newer(version: version) }
    guard let number = line["n"].flatMap(wholeNumber), LineLimits.numbers ~= number,
      let time = line["t"].flatMap(wholeNumber), LineLimits.times ~= time,
      let offset = line["z"]?.int, LineLimits.offsets ~= offset,
      let name = line["e"]?.string
    else { return .unreadable }
    let moment = Moment(utcMilliseconds: time, offsetMinutes: offset)
    guard let kind = EventKind(rawValue: name) else {
      return .foreign(number: number, moment: moment)
    }
    return body(kind, line).map { .event(number: number, moment: moment, body: $0) } ?? .unreadable
  }

  private static func wholeNumber(_ value: JSONValue) -> Int64? {
    if case .int(let value) = value { value } else { nil }
  }

  private static func body(_ kind: EventKind, _ line: JSONObject) -> EventBody? {
    switch kind {
    case .review: review(line).map(EventBody.review)
    case .undo: line["of"]?.string.flatMap { EventReference($0) }.map(EventBody.undo)
    case .set: setting(line).map(EventBody.set)
    case .item: item(line).map(EventBody.item)
    case .same: same(line)
    case .due: due(line)
    case .said: said(line)
    case .done: name(line["item"]).map { .done(item: $0) }
    case .rest: name(line["item"]).map { .rest(item: $0) }
    case .wake: name(line["item"]).map { .wake(item: $0) }
    }
  }

  private static func name(_ value: JSONValue?) -> String? {
    value?.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func review(_ line: JSONObject) -> ReviewFacts? {
    guard let key = key(line), let rating = line["r"]?.int.flatMap(Rating.init(rawValue:)),
      let due = dueTime(line), let milliseconds = line["ms"]?.int,
      LineLimits.durations ~= milliseconds
    else { return nil }
    return ReviewFacts(
      key: key, rating: rating, due: due, milliseconds: milliseconds,
      suggested: line["sug"]?.int.flatMap(Rating.init(rawValue:)),
      score: line["score"]?.double,
      hints: max(0, line["hints"]?.int ?? 0),
      sure: line["sure"]?.bool,
      ahead: line["ahead"]?.bool ?? false,
      mock: line["mock"]?.string,
      ideas: (line["ideas"]?.object ?? [:]).compactMap { member in
        member.value.string.map { IdeaVerdict(idea: member.key, verdict: $0) }
      })
  }

  private static func key(_ line: JSONObject) -> RecordKey? {
    guard let item = name(line["item"]) else { return nil }
    return RecordKey(item: item, part: line["part"]?.string ?? "")
  }

  private static func dueTime(_ line: JSONObject) -> Int64? {
    line["due"].flatMap(wholeNumber).flatMap { LineLimits.times ~= $0 ? $0 : nil }
  }

  private static func due(_ line: JSONObject) -> EventBody? {
    guard let key = key(line), let due = dueTime(line) else { return nil }
    return .due(key, due)
  }

  private static func setting(_ line: JSONObject) -> Setting? {
    guard let key = line["key"]?.string, let value = line["value"] else { return nil }
    return Setting(key: key, value: value)
  }

  private static func item(_ line: JSONObject) -> ItemText? {
    guard let item = name(line["item"]), let kind = line["kind"]?.string,
      let text = line["text"]?.string, let file = line["file"]?.string
    else { return nil }
    return ItemText(
      item: item, kind: kind, text: text, file: file, after: name(line["after"]),
      before: name(line["before"]))
  }

  private static func same(_ line: JSONObject) -> EventBody? {
    guard let old = name(line["old"]), let new = name(line["new"]) else { return nil }
    return .same(old: RecordKey(old), new: RecordKey(new))
  }

  private static func said(_ line: JSONObject) -> EventBody? {
    guard let item = name(line["item"]), let idea = line["idea"]?.string else { return nil }
    return .said(item: item, idea: idea, words: line["words"]?.string)
  }
}

/// Values beyond these are no events of this program, and would only break arithmetic.
enum LineLimits {
  /// Up to what a JSON reader with doubles can tell apart.
  static let numbers: ClosedRange<Int64> = 1...9_007_199_254_740_991

  /// UTC milliseconds of the years 1 to 9999.
  static let times: ClosedRange<Int64> = -62_135_596_800_000...253_402_300_799_999

  /// Minutes east of UTC.
  static let offsets = -1439...1439

  /// Milliseconds that an answer took; no more than 49 days.
  static let durations = 0...4_294_967_295
}
