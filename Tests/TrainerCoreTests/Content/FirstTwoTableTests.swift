import Testing
import TrainerText

@testable import TrainerCore

@Suite("A table of the first two numbers under each name")
struct FirstTwoTableTests {
  @Test("tells who was there before, of the first two")
  func pairs() {
    var table = FirstTwoTable(room: 3)
    let earlier: [[Int?]] = [[nil, nil], [0, nil], [0, 1], [0, 1]]
    // Names that begin in the last slot, and one that goes on at the start of the table.
    let names: [UInt64] = [.max, .max - 1, 0]
    for name in names {
      for number in earlier.indices {
        let found = table.enter(number, under: name)
        #expect([found.first, found.second] == earlier[number])
      }
    }
  }

  @Test("has room for as many names as it was made for", arguments: [0, 1, 12, 13, 1000])
  func room(count: Int) {
    var table = FirstTwoTable(room: count)
    for pass in 0..<2 {
      for number in 0..<count {
        let earlier = table.enter(number, under: UInt64(number) << 56 | UInt64(number))
        #expect(earlier.first == (pass == 0 ? nil : number))
      }
    }
  }

  @Test("grows where there are more names than were foretold")
  func growth() {
    var table = FirstTwoTable(room: 0)
    for number in 0..<1000 {
      #expect(
        table.enter(number, under: fnv1a64([UInt8(number & 0xFF), UInt8(number >> 8)])).first == nil
      )
    }
    for number in 0..<1000 {
      let earlier = table.enter(0, under: fnv1a64([UInt8(number & 0xFF), UInt8(number >> 8)]))
      #expect(earlier.first == number)
    }
  }
}
