import TrainerScheduling

/// Everything as JSON: the library with where it stands, all reviews, and the logs as they are.
public struct JSONExport: Sendable {
  private let source: ReportSource
  private let logs: [ExportedLog]
  private let files: [HomeFile]

  /// Prepares an export; another home can take over the lines of `logs`, and `files`.
  public init(_ source: ReportSource, logs: [ExportedLog], files: [HomeFile] = []) {
    self.source = source
    self.logs = logs
    self.files = files
  }

  /// What a file of this program begins with.
  public static let beginning = #"{"format":"trainer-export","#

  /// The version of the form.
  static let version: Int64 = 1

  /// Writes the object, a member at a time.
  public func write(_ emit: (String) throws -> Void) throws {
    let settings = JSONObject(
      source.library.progress.settings.all.map { ($0.key, $0.value) })
    try emit(
      Self.beginning + #""version":\#(Self.version),"exported":"#
        + JSONValue.string(source.moment.iso8601).compact + #","settings":"#
        + JSONValue.object(settings).compact)
    try emit(",\n\"statistics\":" + JSONValue.object(source.statistics.json).compact)
    try list("items", entries, emit)
    try writeReviews(emit)
    try list("ideas", source.reviews.ideaTallies().lazy.map(\.json), emit)
    try list("mocks", source.mocks.lazy.map(\.json), emit)
    try writeLogs(emit)
    try writeFiles(emit)
    try emit("}\n")
  }

  private var entries: some Sequence<JSONValue> {
    ((try? source.library.entries(in: Scope())) ?? []).lazy.map {
      .object(source.library.json($0, at: source.moment))
    }
  }

  private func list(
    _ name: String, _ values: some Sequence<JSONValue>, _ emit: (String) throws -> Void
  ) throws {
    try emit(",\n\"\(name)\":[")
    var separator = "\n"
    for value in values {
      try emit(separator + value.compact)
      separator = ",\n"
    }
    try emit("]")
  }

  private func writeReviews(_ emit: (String) throws -> Void) throws {
    try emit(",\n\"reviews\":[")
    let scheduler = source.library.progress.scheduler
    var separator = "\n"
    try source.reviews.forEachJudged { review, verdicts in
      guard source.tells(of: scheduler.studyDay(of: review.moment)) else { return }
      try emit(separator + json(review, verdicts).compact)
      separator = ",\n"
    }
    try emit("]")
  }

  private func writeLogs(_ emit: (String) throws -> Void) throws {
    try emit(",\n\"logs\":[")
    var separator = "\n"
    for log in logs {
      try emit(separator + #"{"file":"# + JSONValue.string(log.fileName).compact + #","lines":["#)
      var isFirst = true
      try log.forEachLine { line in
        try emit((isFirst ? "\n" : ",\n") + JSONValue.string(line).compact)
        isFirst = false
      }
      try emit("]}")
      separator = ",\n"
    }
    try emit("]")
  }

  private func writeFiles(_ emit: (String) throws -> Void) throws {
    try emit(",\n\"files\":[")
    var separator = "\n"
    for file in files {
      guard let text = try file.text() else { continue }
      let entry = JSONValue.object(["file": .string(file.name), "text": .string(text)])
      try emit(separator + entry.compact)
      separator = ",\n"
    }
    try emit("]")
  }

  private func json(_ review: PastReview, _ verdicts: [IdeaVerdict]) -> JSONValue {
    var object: JSONObject = [
      "id": .string(review.key.item), "part": .string(review.key.part),
      "at": .string(review.moment.iso8601), "rating": .int(Int64(review.rating.rawValue)),
      "ms": .int(Int64(review.milliseconds)),
    ]
    if let suggested = review.suggested { object["suggested"] = .int(Int64(suggested.rawValue)) }
    if let score = review.score { object["score"] = .number(score) }
    if review.hints > 0 { object["hints"] = .int(Int64(review.hints)) }
    if let sure = review.sure { object["sure"] = .bool(sure) }
    if review.ahead { object["ahead"] = .bool(true) }
    if let mock = review.mock { object["mock"] = .string(mock) }
    if !verdicts.isEmpty {
      object["ideas"] = .object(JSONObject(verdicts.map { ($0.idea, .string($0.verdict)) }))
    }
    return .object(object)
  }
}

extension IdeaTally {
  fileprivate var json: JSONValue {
    .object([
      "id": .string(item), "idea": .string(idea), "covered": .int(Int64(covered)),
      "missing": .int(Int64(missing)), "contradicted": .int(Int64(contradicted)),
    ])
  }
}
