import TrainerScheduling

extension MockRecord {
  /// The version of the form; a reader of another one must not take it for its own.
  static let version = 1

  /// The record as its file holds it; the article on mock interviews describes it.
  public func json(_ session: MockSession) -> JSONValue {
    var object: JSONObject = [
      "version": .int(Self.version),
      "finished": .bool(session.isFinished),
      "reviewed": .bool(isReviewed),
      "form": .string(plan.form.rawValue),
      "item": plan.item.map { .string($0) } ?? .null,
      "title": .string(plan.title),
      "started": .string(started.iso8601),
      "saved": .string(saved.iso8601),
      "savedAt": .int(savedAt),
      "draft": .string(draft),
    ]
    if session.isFinished { object["report"] = .object(session.report.json) }
    object["events"] = .array(events.map(\.json))
    object["plan"] = .object(plan.json)
    for member in extras { object[member.key] = member.value }
    return .object(object)
  }

  /// Reads a record; nil for what is none, or one of another version.
  public init?(name: String, json: JSONValue) {
    guard json["version"]?.int == Self.version,
      let plan = json["plan"].flatMap(MockPlan.init(json:)),
      let started = json["started"]?.string.flatMap({ Moment(iso8601: $0) })
    else { return nil }
    self.init(
      name: name, started: started, plan: plan,
      events: (json["events"]?.array ?? []).compactMap(MockEvent.init(json:)),
      draft: json["draft"]?.string ?? "", savedAt: json["savedAt"]?.int ?? 0,
      saved: json["saved"]?.string.flatMap { Moment(iso8601: $0) } ?? started,
      isReviewed: json["reviewed"]?.bool ?? false, extras: Self.extras(of: json))
  }

  private static func extras(of json: JSONValue) -> JSONObject {
    JSONObject(
      (json.object ?? JSONObject()).filter { !knownKeys.contains($0.key) }.map {
        ($0.key, $0.value)
      })
  }

  private static let knownKeys: Set<String> = [
    "version", "finished", "reviewed", "form", "item", "title", "started", "saved", "savedAt",
    "draft", "report", "events", "plan",
  ]
}

extension MockSummary {
  /// Reads what lists show of a record's file; nil for what is none, or one of another version.
  init?(name: String, json: JSONValue) {
    guard json["version"]?.int == MockRecord.version,
      let form = json["form"]?.string.flatMap(MockForm.init(rawValue:)),
      let started = json["started"]?.string.flatMap({ Moment(iso8601: $0) })
    else { return nil }
    var result: Result?
    if let report = json["report"], let total = report["total"]?.double,
      let found = report["found"]?.double, let most = report["most"]?.int
    {
      result = Result(
        total: total, found: found, most: most, passes: report["passes"]?.bool ?? false,
        isEndedEarly: report["endedEarly"]?.bool ?? false)
    }
    self.init(
      name: name, started: started, form: form, item: json["item"]?.string,
      isOpen: json["finished"]?.bool != true || json["reviewed"]?.bool != true,
      title: json["title"]?.string ?? form.rawValue, result: result)
  }

  /// The summary as `mock --list --json` writes it.
  public var json: JSONValue {
    [
      "name": .string(name), "started": .string(started.iso8601), "form": .string(form.rawValue),
      "item": item.map { .string($0) } ?? .null, "title": .string(title),
      "total": result.map { .number($0.total) } ?? .null,
      "found": result.map { .number($0.found) } ?? .null,
      "most": result.map { .int($0.most) } ?? .null,
      "passes": result.map { .bool($0.passes) } ?? .null,
      "endedEarly": result.map { .bool($0.isEndedEarly) } ?? .null,
    ]
  }
}
