import TrainerScheduling

extension SnapshotState {
  /// Reads an item's line as this program writes it; false, and nothing done, for another shape.
  @inline(__always)
  mutating func addOrdinaryItem(_ line: UnsafeRawBufferPointer) -> Bool {
    guard var cursor = ByteCursor(line), cursor.take("\""), let name = cursor.plainText(),
      !name.isEmpty,
      cursor.take(":{\"print\":\""), let print = cursor.hexadecimal(), cursor.take("\"}"),
      cursor.isAtEnd
    else { return false }
    var flags = ItemFlags()
    flags.print = ItemPrint(hash: StableHash(value: print))
    set(flags, of: snapshot.progress.names.item(name))
    return true
  }

  /// Reads a record's line as this program writes it; false, and nothing done, for another shape.
  @inline(__always)
  mutating func addOrdinaryRecord(_ line: UnsafeRawBufferPointer) -> Bool {
    guard var cursor = ByteCursor(line), cursor.take("\""), let name = cursor.plainText(),
      !name.isEmpty,
      let fields = cursor.recordFields(), let record = fields.record
    else { return false }
    guard fits(record) else { return false }
    set(record, of: snapshot.progress.names.record(nameBytes: name))
    return true
  }
}

extension ByteCursor {
  fileprivate mutating func recordFields() -> RecordFields? {
    guard take(":{\"phase\":\""), let phase = phase(),
      take(",\"stability\":"), let stability = decimal(),
      let fast = optionalFast(),
      take(",\"difficulty\":"), let difficulty = decimal(),
      take(",\"due\":"), let due = integer(),
      take(",\"reviewed\":"), let reviewed = integer(),
      take(",\"zone\":"), let zone = integer(),
      take(",\"reps\":"), let reps = integer(),
      take(",\"lapses\":"), let lapses = integer(),
      take(",\"interval\":"), let interval = integer(),
      take(",\"first\":\""), let first = day(), take("\"")
    else { return nil }
    _ = take(",\"leech\":true")
    guard take("}"), isAtEnd else { return nil }
    return RecordFields(
      phase: phase, stability: stability, fast: fast.value, difficulty: difficulty, due: due,
      reviewed: reviewed,
      zone: Int(zone), reps: Int(reps), lapses: Int(lapses), interval: Int(interval), first: first)
  }

  /// The short trace, which only FSRS-7 has; nil where its number cannot be read.
  private mutating func optionalFast() -> (value: Double?, isThere: Bool)? {
    guard take(",\"fast\":") else { return (nil, false) }
    return decimal().map { ($0, true) }
  }

  private mutating func phase() -> Phase? {
    if take("review\"") { return .review }
    let isRelearning = take("re")
    guard take("learning\",\"step\":"), let step = integer(), 0...1000 ~= step else { return nil }
    return isRelearning ? .relearning(step: Int(step)) : .learning(step: Int(step))
  }

  /// A positive number of at most 15 digits without an exponent: the quotient of two whole numbers
  /// that doubles hold exactly is the double nearest to it.
  private mutating func decimal() -> Double? {
    guard let (whole, count) = digits(), count <= 9 else { return nil }
    guard take(UInt8(ascii: ".")) else { return Double(whole) }
    let start = next
    var number = whole
    var scale = 1.0
    while let digit = digit() {
      number = number &* 10 &+ Int64(digit)
      scale *= 10
    }
    guard next > start, next - start + count <= 15 else { return nil }
    return Double(number) / scale
  }

  private mutating func day() -> StudyDay? {
    guard let year = decimal(digits: 4), take("-"), let month = decimal(digits: 2), take("-"),
      let day = decimal(digits: 2)
    else { return nil }
    return StudyDay(year: year, month: month, day: day)
  }

  private mutating func decimal(digits: Int) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard let digit = digit() else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }

  fileprivate mutating func hexadecimal() -> UInt64? {
    var value: UInt64 = 0
    for _ in 0..<16 {
      guard let byte = peek else { return nil }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = value << 4 | UInt64(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"):
        value = value << 4 | UInt64(byte - UInt8(ascii: "a") + 10)
      default: return nil
      }
      skip()
    }
    return value
  }
}
