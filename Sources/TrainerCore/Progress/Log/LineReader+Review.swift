import TrainerScheduling

extension LineReader {
  /// Reads a review as this program writes it; false, and nothing done, where anything is otherwise.
  ///
  /// Whatever it takes, ``EventReader`` would read alike.
  mutating func readReview(_ line: UnsafeRawBufferPointer) -> Bool {
    guard var cursor = ByteCursor(line), let stamp = cursor.stamp(),
      cursor.take(",\"e\":\"review\",\"item\":\""), let item = cursor.plainText(), !item.isEmpty,
      cursor.take(",\"part\":\""), let part = cursor.plainText(),
      cursor.take(",\"r\":"), let rating = cursor.rating(),
      cursor.take(",\"due\":"), let due = cursor.integer(), LineLimits.times ~= due,
      cursor.take(",\"ms\":"), let milliseconds = cursor.integer(),
      let milliseconds = UInt32(exactly: milliseconds)
    else { return false }
    var row = LogRow(
      .review(rating), number: stamp.number, time: stamp.time, offset: stamp.offset)
    row.payload = due
    var answer = AnswerFacts(milliseconds: milliseconds)
    if !cursor.isAtLastBrace {
      guard let texts = cursor.furtherFacts(into: &answer, &row) else { return false }
      if !texts.mock.isEmpty { mocks[rows.count] = String(decoding: texts.mock, as: UTF8.self) }
      if keepsAnswers { noteVerdicts(texts.verdicts) }
    }
    unnamed.append(UnnamedRow(item: item, part: part, row: rows.count))
    append(row, answer)
    return true
  }

  /// Notes the verdicts of the row that is read, which stand between the braces of an object.
  private mutating func noteVerdicts(_ object: UnsafeRawBufferPointer) {
    guard var cursor = ByteCursor(object) else { return }
    repeat {
      guard cursor.take("\""), let idea = cursor.plainText(), cursor.take(":\""),
        let word = cursor.plainText()
      else { return }
      if let code = VerdictCode(word: word) {
        verdicts.append(code, on: names.idea(idea), review: rows.count)
      }
    } while cursor.take(",")
  }
}

/// The mock's name and the verdicts of a review, both as they stand; empty where there are none.
private struct ReviewTexts {
  var mock: UnsafeRawBufferPointer
  var verdicts: UnsafeRawBufferPointer
}

/// The number and the moment with which a line begins.
struct LineStamp {
  let number: Int64
  let time: Int64
  let offset: Int
}

extension ByteCursor {
  /// The version, number and moment with which all lines begin.
  @inline(__always)
  mutating func stamp() -> LineStamp? {
    guard take("{\"v\":1,\"n\":"), let number = integer(), LineLimits.numbers ~= number,
      take(",\"t\":"), let time = integer(), LineLimits.times ~= time,
      take(",\"z\":"), let offset = integer(), -1439...1439 ~= offset
    else { return nil }
    return LineStamp(number: number, time: time, offset: Int(offset))
  }

  @inline(__always)
  fileprivate mutating func rating() -> Rating? {
    digit().flatMap { Rating(rawValue: Int($0)) }
  }

  /// What a review says where it applies.
  fileprivate mutating func furtherFacts(
    into answer: inout AnswerFacts, _ row: inout LogRow
  ) -> ReviewTexts? {
    if take(",\"sug\":") {
      guard let suggested = rating() else { return nil }
      answer.suggestedRating = suggested
    }
    if take(",\"score\":") {
      guard let score = shortDecimal() else { return nil }
      answer.scored = score
    }
    if take(",\"hints\":") {
      guard let hints = integer(), hints >= 0 else { return nil }
      answer.hintCount = Int(hints)
    }
    if take(",\"sure\":true") {
      answer.isSure = true
    } else if take(",\"sure\":false") {
      answer.isSure = false
    }
    if take(",\"ahead\":true") { row.isAhead = true }
    var texts = ReviewTexts(mock: bytes(from: next), verdicts: bytes(from: next))
    if take(",\"mock\":\"") {
      guard let name = plainText() else { return nil }
      texts.mock = name
    }
    if take(",\"ideas\":{") {
      let start = next
      guard skipVerdicts() else { return nil }
      texts.verdicts = bytes(from: start)
      guard take("}") else { return nil }
    }
    return isAtLastBrace ? texts : nil
  }

  /// Whether one closing brace is all that is left.
  fileprivate var isAtLastBrace: Bool {
    var end = self
    return end.take("}") && end.isAtEnd
  }

  /// A number with at most one digit after the point.
  private mutating func shortDecimal() -> Double? {
    guard let (whole, count) = digits(), count <= 3 else { return nil }
    guard take(UInt8(ascii: ".")) else { return Double(whole) }
    guard let (tenths, count) = digits(), count == 1 else { return nil }
    return (Double(whole * 10) + Double(tenths)) / 10
  }

  private mutating func skipVerdicts() -> Bool {
    if peek == UInt8(ascii: "}") { return true }
    repeat {
      guard take("\""), plainText() != nil, take(":\""), plainText() != nil else { return false }
    } while take(",")
    return true
  }
}
