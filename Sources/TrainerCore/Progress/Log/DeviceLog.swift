/// All that one device wrote, in the order of its numbers.
struct DeviceLog: Sendable {
  let device: DeviceName

  var rows = LogRows()

  /// The events that are neither reviews nor items, in the order of their rows.
  var rare: [EventBody] = []

  /// The mock interviews that reviews came from, by their rows.
  var mocks: [Int: String] = [:]

  /// What else answers tell, by their rows; empty where nobody asked for it.
  var answers: ContiguousArray<AnswerFacts> = []

  /// The verdicts on key ideas; empty where nobody asked for them.
  var verdicts = VerdictRows()

  init(device: DeviceName) { self.device = device }

  /// The places of the rows with a number: more than one only where copies of a log differ.
  func rows(numbered number: Int64) -> Range<Int> {
    let start = firstRow { $0.number >= number }
    return start..<max(start, firstRow { $0.number > number })
  }

  private func firstRow(where isBeyond: (LogRow) -> Bool) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(rows[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
