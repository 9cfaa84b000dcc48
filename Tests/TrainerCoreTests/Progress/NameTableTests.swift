import Testing
import TrainerTestKit

@testable import TrainerCore

@Suite struct NameTableTests {
  @Test func numbersEachNameOnce() {
    var random = SeededRandom(seed: 5)
    var names = NameTable()
    var known: [RecordKey: Int32] = [:]
    for _ in 0..<20_000 {
      let item =
        "item-\(Int.random(in: 0..<3000, using: &random))"
        + String(repeating: "x", count: .random(in: 0...9, using: &random))
      let key = RecordKey(item: item, part: random.pick(["", "", "once", "coordinate-back"]))
      let number = names.record(key)
      #expect(known[key] == nil || known[key] == number)
      known[key] = number
    }
    #expect(names.recordCount == known.count)
    #expect(Set(known.values).count == known.count)
    for (key, number) in known {
      #expect(names.findRecord(key) == number)
      #expect(names.key(number) == key)
    }
    #expect(names.findItem("item") == nil)
    #expect(names.findRecord(RecordKey(item: "item-1", part: "none")) == nil)
    let sorted = known.values.sorted { names.recordPrecedes($0, $1) }.map { names.key($0) }
    #expect(sorted == known.keys.sorted())
  }

  @Test func listsTheRecordsOfAnItem() {
    var names = NameTable()
    let numbers = ["a/x", "b", "a", "a/y", "b/x"].map { names.record(RecordKey($0)) }
    let (known, new) = (names.item("a"), names.item("c"))
    #expect(names.records(of: known) == [numbers[0], numbers[2], numbers[3]])
    #expect(names.records(of: new) == [])
    #expect(names.itemCount == 3)
  }

  @Test func readsNamesFromBytes() {
    var names = NameTable()
    for name in ["a", "a/x", "longer-than-eight/and-its-part", "a"] {
      let number = Array(name.utf8).withUnsafeBytes { names.record(nameBytes: $0) }
      #expect(names.key(number) == RecordKey(name))
    }
    #expect(names.recordCount == 3)
  }
}
