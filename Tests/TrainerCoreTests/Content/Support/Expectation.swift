import Testing
import TrainerCore
import TrainerText

/// What `expected.json` of a case says.
struct Expectation {
  let cards: [ExpectedCard]
  let problems: [ExpectedProblem]

  init(case name: String) throws {
    try self.init(ContentFixtures.bytes("Cases/\(name)/expected.json"))
  }

  init(_ bytes: [UInt8]) throws {
    let json = try JSONValue(parsing: bytes)
    cards = json["cards"]?.array?.map(ExpectedCard.init) ?? []
    problems = try #require(json["problems"]?.array).map(ExpectedProblem.init)
  }
}

/// A card, or one deletion of a cloze.
struct ExpectedCard: Equatable, CustomStringConvertible {
  let kind: String
  let texts: [String?]

  var description: String { "\(kind) \(texts)" }

  init(_ json: JSONValue) {
    kind = json["kind"]?.string ?? ""
    texts = [json["q"]?.string, json["a"]?.string, json["hidden"]?.string]
  }

  private init(kind: String, texts: [String?]) {
    self.kind = kind
    self.texts = texts
  }

  static func cards(of item: Item) -> [ExpectedCard] {
    guard case .cloze(let deletions) = item.task else {
      return [ExpectedCard(kind: "basic", texts: [item.prompt, item.answer, nil])]
    }
    return deletions.map { ExpectedCard(kind: "cloze", texts: [nil, nil, $0.hidden]) }
  }
}

/// A problem, with the file where the case says it.
struct ExpectedProblem: Equatable {
  let file: String?
  let line: Int
  let severity: String

  init(_ json: JSONValue) {
    file = json["file"]?.string
    line = json["line"]?.int ?? 0
    severity = json["severity"]?.string ?? ""
  }

  init(_ problem: Diagnostic, file: String?) {
    self.file = file
    line = problem.place.line
    severity = problem.severity.rawValue
  }
}
