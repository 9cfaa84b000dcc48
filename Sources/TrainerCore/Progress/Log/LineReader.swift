import TrainerScheduling

/// Reads lines of logs into rows: the ordinary ones byte by byte, all others as JSON.
struct LineReader {
  enum Outcome: Hashable {
    case row
    case newer(version: Int64)
    case unreadable
    case blank
  }

  /// What lines of all devices have named.
  var names = NameTable()

  /// The device whose lines are being read.
  var log: DeviceLog

  /// Whether the numbers of the lines of the file that was read last only grew.
  var isInOrder = true

  /// Rows whose subjects are still to be looked up, in the order of the rows.
  var unnamed: ContiguousArray<UnnamedRow> = []

  /// Where the texts of an item are put together.
  var scratch: [UInt8] = []

  init(names: NameTable = NameTable(), log: DeviceLog) {
    self.names = names
    self.log = log
  }

  /// Reads one line without its line end.
  mutating func read(_ line: UnsafeRawBufferPointer) -> Outcome {
    if let row = ordinaryReview(line) {
      log.rows.append(row)
      return .row
    }
    return readUnusual(line)
  }

  @inline(never)
  private mutating func readUnusual(_ line: UnsafeRawBufferPointer) -> Outcome {
    if let row = ordinaryItem(line) {
      log.rows.append(row)
      return .row
    }
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return .blank }
    switch EventReader.read(line) {
    case .event(let number, let moment, let body):
      append(body, number: number, moment: moment)
      return .row
    case .foreign(let number, let moment):
      log.rows.append(LogRow(.foreign, number: number, moment: moment))
      return .row
    case .newer(let version): return .newer(version: version)
    case .unreadable: return .unreadable
    }
  }

  private mutating func append(_ body: EventBody, number: Int64, moment: Moment) {
    switch body {
    case .review(let facts):
      var row = LogRow(.review, number: number, moment: moment)
      row.subject = names.record(facts.key)
      row.take(facts)
      if let mock = facts.mock { log.mocks[log.rows.count] = mock }
      log.rows.append(row)
    case .item(let text):
      var row = LogRow(.item, number: number, moment: moment)
      row.subject = names.item(text.item)
      row.payload = text.print.payload
      log.rows.append(row)
    default:
      var row = LogRow(.rare, number: number, moment: moment)
      row.payload = Int64(log.rare.count)
      log.rare.append(body)
      log.rows.append(row)
    }
  }
}
