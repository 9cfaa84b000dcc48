import TrainerScheduling

/// Reads lines of logs into rows: the ordinary ones byte by byte, all others as JSON.
struct LineReader {
  enum Outcome: Hashable {
    case row
    case newer(version: Int64)
    case unreadable
    case blank
  }

  /// What lines have named, of this log and of those before.
  var names: NameTable

  var rows: ContiguousArray<LogRow> = []

  /// As in ``DeviceLog``.
  var rare: [EventBody] = []
  var mocks: [Int: String] = [:]
  var answers: ContiguousArray<AnswerFacts> = []
  var verdicts = VerdictRows()

  /// Whether what figures and exports tell of answers is kept.
  let keepsAnswers: Bool

  /// Rows whose subjects are still to be looked up, in the order of the rows.
  var unnamed: ContiguousArray<UnnamedRow> = []

  /// Where the texts of an item are put together.
  var scratch: [UInt8] = []

  init(names: NameTable = NameTable(), keepsAnswers: Bool = false) {
    self.names = names
    self.keepsAnswers = keepsAnswers
  }

  /// Reads one line without its line end.
  mutating func read(_ line: UnsafeRawBufferPointer) -> Outcome {
    readReview(line) || readItem(line) ? .row : readUnusual(line)
  }

  private mutating func readUnusual(_ line: UnsafeRawBufferPointer) -> Outcome {
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return .blank }
    switch EventReader.read(line) {
    case .event(let number, let moment, let body):
      append(body, number: number, moment: moment)
      return .row
    case .foreign(let number, let moment):
      append(LogRow(.foreign, number: number, moment: moment))
      return .row
    case .newer(let version): return .newer(version: version)
    case .unreadable: return .unreadable
    }
  }

  private mutating func append(_ body: EventBody, number: Int64, moment: Moment) {
    switch body {
    case .review(let facts):
      var row = LogRow(.review(facts.rating), number: number, moment: moment)
      row.subject = names.record(facts.key)
      row.payload = facts.due
      row.isAhead = facts.ahead
      if let mock = facts.mock { mocks[rows.count] = mock }
      if keepsAnswers { noteVerdicts(facts.ideas) }
      append(row, AnswerFacts(facts))
    case .item(let text):
      var row = LogRow(.item, number: number, moment: moment)
      row.subject = names.item(text.item)
      row.payload = text.print.payload
      append(row)
    default:
      var row = LogRow(.rare, number: number, moment: moment)
      row.payload = Int64(rare.count)
      rare.append(body)
      append(row)
    }
  }

  private mutating func noteVerdicts(_ ideas: [IdeaVerdict]) {
    for idea in ideas {
      guard let code = VerdictCode.allCases.first(where: { $0.word == idea.verdict }) else {
        continue
      }
      verdicts.append(code, on: names.idea(idea.idea), review: rows.count)
    }
  }

  @inline(__always)
  mutating func append(_ row: LogRow, _ answer: AnswerFacts = AnswerFacts()) {
    rows.append(row)
    if keepsAnswers { answers.append(answer) }
  }
}
