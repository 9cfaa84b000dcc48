import Dispatch
import Testing

@testable import TrainerCore

@Suite("Work on all processors")
struct ProcessorsTests {
  @Test("results come in the order of the pieces")
  func order() {
    #expect(Processors.map(100) { $0 * 2 } == (0..<100).map { $0 * 2 })
    let (one, other) = Processors.both({ Processors.map(3) { $0 } }, { "other" })
    #expect(one == [0, 1, 2] && other == "other")
  }

  @Test(
    "pieces of one of two works had one processor between them", .enabled(if: Processors.count > 1))
  func pieces() {
    let (_, haveMet) = Processors.both(
      {},
      {
        let arrivals = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        return Processors.map(2) { piece in
          let (own, other) = piece == 0 ? arrivals : (arrivals.1, arrivals.0)
          own.signal()
          return other.wait(timeout: .now() + 60) == .success
        }
      })
    #expect(haveMet == [true, true])
  }
}
