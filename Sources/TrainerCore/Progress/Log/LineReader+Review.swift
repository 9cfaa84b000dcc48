import TrainerScheduling

extension LineReader {
  /// Reads a review as this program writes it; nil where anything is otherwise.
  ///
  /// Whatever it takes, ``EventReader`` would read alike.
  mutating func ordinaryReview(_ line: UnsafeRawBufferPointer) -> LogRow? {
    guard var cursor = ByteCursor(line), var row = cursor.stamp(),
      cursor.take(",\"e\":\"review\",\"item\":\""), let item = cursor.plainText(), !item.isEmpty,
      cursor.take(",\"part\":\""), let part = cursor.plainText(),
      cursor.take(",\"r\":"), let rating = cursor.rating(),
      cursor.take(",\"due\":"), let due = cursor.integer(), LineLimits.times ~= due,
      cursor.take(",\"ms\":"), let milliseconds = cursor.integer(),
      let milliseconds = UInt32(exactly: milliseconds)
    else { return nil }
    row.payload = due
    row.rating = rating
    row.milliseconds = milliseconds
    if !(cursor.take("}") && cursor.isAtEnd) {
      guard let mock = cursor.furtherFacts(into: &row) else { return nil }
      if !mock.isEmpty { log.mocks[log.rows.count] = String(decoding: mock, as: UTF8.self) }
    }
    unnamed.append(UnnamedRow(item: item, part: part, row: log.rows.count))
    return row
  }
}

extension ByteCursor {
  /// The version, number and moment with which all lines begin.
  @inline(__always)
  mutating func stamp() -> LogRow? {
    guard take("{\"v\":1,\"n\":"), let number = integer(), LineLimits.numbers ~= number,
      take(",\"t\":"), let time = integer(), LineLimits.times ~= time,
      take(",\"z\":"), let offset = integer(), -1439...1439 ~= offset
    else { return nil }
    return LogRow(
      time: time, number: number, offset: Int16(truncatingIfNeeded: offset), kind: .review)
  }

  @inline(__always)
  fileprivate mutating func rating() -> Rating? {
    digit().flatMap { Rating(rawValue: Int($0)) }
  }

  /// What a review says where it applies; returns the mock's name, empty for none.
  fileprivate mutating func furtherFacts(into row: inout LogRow) -> UnsafeRawBufferPointer? {
    if take(",\"sug\":") {
      guard let suggested = rating() else { return nil }
      row.suggested = UInt8(truncatingIfNeeded: suggested.rawValue)
    }
    if take(",\"score\":") {
      guard let score = shortDecimal() else { return nil }
      row.score = LogRow.packed(score: score)
    }
    if take(",\"hints\":") {
      guard let hints = integer(), hints >= 0 else { return nil }
      row.hints = UInt8(clamping: hints)
    }
    if take(",\"sure\":true") {
      row.flags.formUnion([.asksSure, .isSure])
    } else if take(",\"sure\":false") {
      row.flags.insert(.asksSure)
    }
    if take(",\"ahead\":true") { row.flags.insert(.ahead) }
    var mock = bytes(from: next)
    if take(",\"mock\":\"") {
      guard let name = plainText() else { return nil }
      mock = name
    }
    guard skipVerdicts(), take("}"), isAtEnd else { return nil }
    return mock
  }

  /// A number with at most one digit after the point.
  private mutating func shortDecimal() -> Double? {
    guard let (whole, count) = digits(), count <= 3 else { return nil }
    guard take(UInt8(ascii: ".")) else { return Double(whole) }
    guard let (tenths, count) = digits(), count == 1 else { return nil }
    return (Double(whole * 10) + Double(tenths)) / 10
  }

  private mutating func skipVerdicts() -> Bool {
    guard take(",\"ideas\":{") else { return true }
    if take("}") { return true }
    repeat {
      guard take("\""), plainText() != nil, take(":\""), plainText() != nil else { return false }
    } while take(",")
    return take("}")
  }
}
