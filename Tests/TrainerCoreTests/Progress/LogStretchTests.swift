import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

/// A log that is read in stretches on several processors is the log as it is read from end to end.
@Suite struct LogStretchTests {
  @Test(arguments: [1, 2, 3, 7, 50], [1, 2, 3] as [UInt64])
  func comeTogether(_ stretches: Int, _ seed: UInt64) throws {
    let state = try TestState()
    let text = Self.log(seed)
    try state.home.write(text, to: state.ownLog)
    let file = try Disk.live.open(state.folder.ownLog, for: .reading)
    let size = text.utf8.count
    let cuts = try LogStretch.cuts(file, size: size, stretches: stretches)
    #expect(cuts.first == 0 && cuts.last == size && cuts == cuts.sorted())
    #expect(cuts.count <= stretches + 1 && (stretches > 20 || cuts.count == stretches + 1))
    let parts = try zip(cuts, cuts.dropFirst()).map { start, end in
      try LogStretch(
        reading: start..<end, of: file, device: state.device, reader: LineReader(keepsAnswers: true)
      )
    }
    var whole = parts[0]
    for part in parts.dropFirst() { whole.append(part) }
    let expected = try LogStretch(
      reading: 0..<size, of: file, device: state.device, reader: LineReader(keepsAnswers: true))
    #expect(dump(whole) == dump(expected))
    #expect(whole.notes == expected.notes)
    #expect(whole.lines == expected.lines && whole.isInOrder == expected.isInOrder)
    #expect(whole.log.rare == expected.log.rare && whole.log.mocks == expected.log.mocks)
    #expect(whole.log.answers == expected.log.answers)
  }

  @Test func noticeThatNumbersGoBackBetweenThem() throws {
    let state = try TestState()
    let line = logLines([(.review("a"), .minute(0))], first: 5)
    try state.home.write(line + line, to: state.ownLog)
    let file = try Disk.live.open(state.folder.ownLog, for: .reading)
    let length = line.utf8.count
    var first = try LogStretch(
      reading: 0..<length, of: file, device: state.device, reader: LineReader(keepsAnswers: true))
    first.append(
      try LogStretch(
        reading: length..<2 * length, of: file, device: state.device,
        reader: LineReader(keepsAnswers: true)))
    #expect(!first.isInOrder)
  }

  /// Large enough that all processors read it.
  @Test func readALargeLog() throws {
    let state = try TestState()
    let line = logLines([(.review("a", part: "x"), .minute(0))]).dropFirst("{\"v\":1,\"n\":1".count)
    let count = 3 * LogStretch.smallest / line.utf8.count
    var text = ""
    for number in 1...count { text += "{\"v\":1,\"n\":\(number)" + line }
    try state.home.write(text, to: state.ownLog)
    let logs = try Logs(readingFrom: state.folder.reviews, on: .live)
    #expect(logs.devices[0].rows.count == count)
    #expect(Replay.progress(logs)[RecordKey("a/x")]?.schedule.reps == count)
    #expect(logs.files[0].notes == LineNotes())
  }

  private static func log(_ seed: UInt64) -> String {
    var events = RandomEvents(seed: seed)
    var text = "\u{FEFF}"
    for number in 1...600 as ClosedRange<Int64> {
      let moment = events.moment(near: Int(number))
      text += logLines([(events.body(at: moment), moment)], first: number)
      switch Int.random(in: 0..<40, using: &events.random) {
      case 0: text += "<<<<<<< HEAD\n"
      case 1: text += "no event\nnor this\n"
      case 2: text += "\n"
      case 3: text += "{\"v\":\(number)}\n"
      default: break
      }
    }
    return text
      + events.random.pick(["", "{\"v\":1", "{\"v\":1,\"n\":601,\"t\":0,\"z\":0,\"e\":\"x\"}"])
  }

  private func dump(_ stretch: LogStretch) -> [String] {
    stretch.log.rows.map { row in
      var row = row
      let subject =
        switch row.kind {
        case .review: stretch.names.key(row.subject).description
        case .item: stretch.names.itemName(row.subject)
        case .rare, .foreign: ""
        }
      row.subject = 0
      return "\(subject) \(row)"
    }
  }
}
