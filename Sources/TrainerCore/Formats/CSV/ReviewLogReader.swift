import TrainerText

/// Fills the columns of a ``ReviewLogCSV``.
struct ReviewLogReader {
  private static let problemLimit = 100

  private let name: String
  private let bytes: UnsafeBufferPointer<UInt8>
  private var scanner = CSVScanner(.standard)
  private var fields: [CSVField] = []
  private var numberOfName: [String: UInt32] = [:]

  /// The same for names that are whole numbers, as most are: much quicker to find.
  private var numberOfInteger: [Int64: UInt32] = [:]
  private var problemCount = 0
  private(set) var log = ReviewLogCSV()

  /// Reads bytes that outlive it.
  init(name: String, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.name = name
    self.bytes = bytes
  }

  mutating func read() {
    guard let columns = header() else { return }
    while let isWhole = nextRecord() {
      if isWhole { readReview(columns) }
    }
    if problemCount > Self.problemLimit {
      let more = problemCount - Self.problemLimit
      log.problems.append(
        Diagnostic(
          .error, "review-log", "\(more) more problems after these", file: name, line: scanner.line)
      )
    }
  }

  /// Where the columns stand, or nil where one that is needed is missing.
  private mutating func header() -> ReviewLogColumns? {
    guard nextRecord() == true else {
      if problemCount == 0 { report("expected a line with the names of the columns", line: 1) }
      return nil
    }
    let names = fields.map { $0.text(in: bytes) ?? "" }
    let missing = ReviewLogColumn.allCases.filter { $0.isRequired && !names.contains($0.rawValue) }
    for column in missing {
      let near = nearest(to: column.rawValue, among: names)
      report(
        "the column \(column.rawValue) is missing", line: scanner.recordLine,
        suggestion: near.map { "rename \($0)" })
    }
    return ReviewLogColumns(names)
  }

  /// Reads the next record: nil at the end, false where it cannot be read.
  private mutating func nextRecord() -> Bool? {
    do throws(CSVError) {
      return try scanner.next(in: bytes, &fields) ? true : nil
    } catch {
      report(error.message, line: error.line)
      return false
    }
  }

  private mutating func report(_ message: String, line: Int, suggestion: String? = nil) {
    problemCount += 1
    guard problemCount <= Self.problemLimit else { return }
    log.problems.append(
      Diagnostic(.error, "review-log", message, suggestion: suggestion, file: name, line: line))
  }
}

extension ReviewLogReader {
  private mutating func readReview(_ columns: ReviewLogColumns) {
    guard fields.count == columns.count else {
      report(
        "expected \(columns.count) fields, found \(fields.count)", line: scanner.recordLine)
      return
    }
    let card = card(fields[columns.card])
    let time = number(.time, columns.time, in: Int64.min...Int64.max)
    let rating = number(.rating, columns.rating, in: 1...4)
    let state = columns.state.map { number(.state, $0, in: 0...3) }
    let duration = columns.duration.map { number(.duration, $0, in: 0...Int64.max) }
    guard let card, let time, let rating, state != .some(nil), duration != .some(nil) else {
      return
    }
    log.cards.append(card)
    log.times.append(time)
    log.ratings.append(UInt8(truncatingIfNeeded: rating))
    if case .some(.some(let state)) = state { log.states.append(UInt8(truncatingIfNeeded: state)) }
    if case .some(.some(let duration)) = duration { log.durations.append(duration) }
  }

  /// The number of a card, a new one where it occurs for the first time.
  @inline(__always)
  private mutating func card(_ field: CSVField) -> UInt32? {
    let next = UInt32(truncatingIfNeeded: log.cardIDs.count)
    let card: UInt32
    if let integer = field.integerName(in: bytes) {
      card = numberOfInteger[integer, default: next]
      if card == next { numberOfInteger[integer] = next }
    } else if let name = field.text(in: bytes), !name.isEmpty {
      card = numberOfName[name, default: next]
      if card == next { numberOfName[name] = next }
    } else {
      report("card_id is empty or not UTF-8", line: scanner.recordLine)
      return nil
    }
    if card == next {
      log.cardIDs.append(field.text(in: bytes) ?? "")
      log.cardLines.append(scanner.recordLine)
    }
    return card
  }

  @inline(__always)
  private mutating func number(
    _ column: ReviewLogColumn, _ place: Int, in allowed: ClosedRange<Int64>
  ) -> Int64? {
    let field = fields[place]
    if field.range.isEmpty, !column.isRequired { return 0 }
    if let number = field.wholeNumber(in: bytes), allowed.contains(number) { return number }
    reportNumber(column, field, allowed)
    return nil
  }

  private mutating func reportNumber(
    _ column: ReviewLogColumn, _ field: CSVField, _ allowed: ClosedRange<Int64>
  ) {
    let expected =
      switch column {
      case .rating, .state: "a number from \(allowed.lowerBound) to \(allowed.upperBound)"
      case .duration: "a whole number of milliseconds, 0 or more"
      case .card, .time: "a whole number of milliseconds"
      }
    let found = (field.text(in: bytes) ?? "bytes that are not UTF-8").prefix(40)
    report(
      "\(column.rawValue) is \(expected), not \"\(found)\"", line: scanner.recordLine)
  }
}
