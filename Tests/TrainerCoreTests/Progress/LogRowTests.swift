import Testing
import TrainerScheduling

@testable import TrainerCore

@Suite struct LogRowTests {
  @Test func isSmall() {
    #expect(MemoryLayout<LogRow>.stride == 32)
    #expect(MemoryLayout<AnswerFacts>.stride == 8)
    #expect(MemoryLayout<HistoryEvent>.stride == 16)
  }

  @Test(
    arguments: [
      (false, false, .good, .good), (true, false, .good, nil), (false, true, .good, nil),
      (false, true, .again, .again), (true, true, .again, nil),
    ] as [(Bool, Bool, Rating, Rating?)])
  func countsWhereItMatters(
    _ isUndone: Bool, _ isAhead: Bool, _ rating: Rating, _ counted: Rating?
  ) {
    var row = LogRow(.review(rating), number: 1, moment: .minute(0))
    row.isUndone = isUndone
    row.isAhead = isAhead
    #expect(row.countedRating == counted)
    #expect(row.isUndone == isUndone && row.isAhead == isAhead && row.isReview)
    #expect(LogRow(.item, number: 1, moment: .minute(0)).countedRating == nil)
  }

  @Test func keepsRowsInStretches() {
    func rows(_ numbers: Range<Int64>) -> ContiguousArray<LogRow> {
      ContiguousArray(numbers.map { LogRow(.foreign, number: $0, moment: .minute(0)) })
    }
    var all = LogRows(rows(0..<5))
    all.append([])
    all.append(LogRows(rows(5..<6)))
    all.append(rows(6..<20))
    #expect(all.map(\.number) == Array(0..<20))
    all[5].isUndone = true
    #expect(all[5].isUndone && !all[4].isUndone && !all[6].isUndone)
    for range in [0..<20, 0..<0, 3..<5, 4..<7, 5..<6, 12..<20] {
      var seen: [Int64] = []
      all.forEach(in: range) { seen.append($0.number) }
      #expect(seen == range.map(Int64.init))
    }
    all.mutateEach { $0.subject = Int32($0.number) }
    #expect(all.map(\.subject) == Array(0..<20))
  }
}
