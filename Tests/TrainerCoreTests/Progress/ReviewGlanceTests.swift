import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

@Suite("Reviews at a glance say what reviews say")
struct ReviewGlanceTests {
  private static let devices = ["mac-1a2b", "phone"]

  @Test(arguments: 0..<6 as Range<UInt64>)
  func alike(_ seed: UInt64) throws {
    let history = try RandomEvents.state(seed: seed, devices: Self.devices, ofEach: 120).folder
      .history()
    var glances: [ReviewGlance] = []
    history.forEachGlance { glances.append($0) }
    #expect(glances.count == history.count)
    for (glance, review) in zip(glances, history) {
      #expect(glance.record == review.record && glance.moment == review.moment)
      #expect(glance.rating == review.rating && glance.due == review.due)
      #expect(glance.milliseconds == review.milliseconds && glance.ahead == review.ahead)
      #expect(glance.suggested == review.suggested && glance.sure == review.sure)
    }
  }

  @Test("state and history read at once are those read apart, with a snapshot and without")
  func atOnce() throws {
    let state = try RandomEvents.state(seed: 9, devices: Self.devices, ofEach: 120)
    for _ in 0..<2 {
      let (reading, history) = try state.folder.readWithHistory()
      #expect(reading.progress.dump == (try state.read().progress.dump))
      #expect(reading.notices == (try state.read().notices))
      #expect(Array(history) == Array(try state.folder.history()))
      try state.session { _ in }
    }
    #expect(state.home.text("progress.json") != nil)
    try state.home.write("damaged", to: "progress.json")
    #expect(try state.folder.readWithHistory().state.notices == (try state.read().notices))
    #expect(try state.folder.readWithHistory().state.notices.count == 1)
  }
}
