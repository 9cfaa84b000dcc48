import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

/// The ordinary way must read what it takes just as the way for unusual lines does.
@Suite struct LineReaderTests {
  @Test(arguments: [1, 2, 3] as [UInt64]) func readsOrdinaryLinesAsJSONWould(_ seed: UInt64) {
    var events = RandomEvents(seed: seed)
    var ordinary = 0
    for number in 1...1500 as ClosedRange<Int64> {
      let moment = events.moment(near: Int(number) * 20)
      let body = events.body(at: moment)
      var line = Array(logLines([(body, moment)], first: number).dropLast().utf8)
      let isPlain = check(line)
      if isPlain { ordinary += 1 }
      switch body {
      case .review, .item: #expect(isPlain)
      default: #expect(!isPlain)
      }
      for _ in 0..<4 {
        damage(&line, &events.random)
        _ = check(line)
      }
    }
    #expect(ordinary > 700)
  }

  @Test("a brace too many at the end of a review was passed over")
  func aBraceTooMany() {
    var events = RandomEvents(seed: 1)
    let moment = events.moment(near: 1)
    let facts = ReviewFacts(key: RecordKey("a"), rating: .good, due: 0, milliseconds: 5)
    let line = logLines([(.review(facts), moment)], first: 1).dropLast()
    #expect(check(Array(line.utf8)))
    #expect(!check(Array("\(line)}".utf8)))
  }

  /// Reads a line in both ways; whether the ordinary one took it.
  private func check(_ line: [UInt8]) -> Bool {
    line.withUnsafeBytes { bytes in
      var reader = LineReader(keepsAnswers: true)
      guard reader.readReview(bytes) || reader.readItem(bytes) else {
        return false
      }
      reader.nameSubjects()
      let row = reader.rows[0]
      let text = String(decoding: line, as: UTF8.self)
      guard case .event(let number, let moment, let body) = EventReader.read(bytes) else {
        Issue.record("taken, though it is no event: \(text)")
        return true
      }
      #expect(row.number == number && row.moment == moment, "\(text)")
      switch body {
      case .review(let facts):
        #expect(row.kind == .review(facts.rating) && row.payload == facts.due, "\(text)")
        #expect(reader.names.key(row.subject) == facts.key, "\(text)")
        #expect(row.isAhead == facts.ahead && !row.isUndone, "\(text)")
        #expect(reader.answers[0] == AnswerFacts(facts), "\(text)")
        #expect(reader.mocks[0] == facts.mock, "\(text)")
      case .item(let item):
        #expect(row.kind == .item, "\(text)")
        #expect(reader.names.itemName(row.subject) == item.item, "\(text)")
        #expect(ItemPrint(payload: row.payload) == item.print, "\(text)")
      default: Issue.record("taken as something else: \(text)")
      }
      return true
    }
  }

  private func damage(_ line: inout [UInt8], _ random: inout SeededRandom) {
    guard !line.isEmpty else { return }
    let place = Int.random(in: line.indices, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: line.remove(at: place)
    case 1: line[place] = UInt8.random(in: 0...255, using: &random)
    case 2: line.insert(random.pick(Array("\"\\{}[]:,0-.e \u{7F}".utf8)), at: place)
    default: line.insert(contentsOf: line.prefix(place).suffix(8), at: place)
    }
  }
}
