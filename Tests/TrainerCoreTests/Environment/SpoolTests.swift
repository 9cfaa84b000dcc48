import Testing
import TrainerTestKit

@testable import TrainerCore

@Suite("Bytes that are put together come out the same, and leave nothing behind")
struct SpoolTests {
  @Test(arguments: [0, 1, Spool.size - 1, Spool.size, Spool.size + 1, 3 * Spool.size + 7])
  func same(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) }
    var spool = Spool()
    for start in stride(from: 0, to: count, by: 100_003) {
      try spool.append(bytes[start..<min(count, start + 100_003)])
    }
    #expect(spool.count == count)
    let finished = try spool.finished()
    #expect(finished.count == count)
    // As often as it is wanted.
    for _ in 0..<2 { #expect(try finished.stream.isEqual(to: bytes)) }
    #expect(try count == 0 || !finished.stream.isEqual(to: Array(bytes.dropLast())))
  }

  @Test("a full disk is told")
  func fullDisk() {
    let faulty = FaultyDisk()
    faulty.plan(.write, .fails(28))
    #expect(throws: FileError.self) {
      var spool = Spool(on: faulty.disk)
      try spool.append([UInt8](repeating: 1, count: Spool.size))
    }
  }
}
