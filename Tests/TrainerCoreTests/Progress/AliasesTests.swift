import Testing
import TrainerTestKit

@testable import TrainerCore

@Suite struct AliasesTests {
  struct Case: Sendable {
    let renames: [(String, String)]
    let names: [String: String]
  }

  @Test(arguments: [
    Case(renames: [("a", "b")], names: ["a": "b", "b": "b", "a/x": "b/x"]),
    Case(renames: [("a", "b"), ("b", "c")], names: ["a": "c", "b": "c"]),
    Case(renames: [("b", "c"), ("a", "b")], names: ["a": "c", "b": "c"]),
    Case(renames: [("a", "b"), ("a", "c")], names: ["a": "c", "b": "b"]),
    // Back again: the newest word counts.
    Case(renames: [("a", "b"), ("b", "a")], names: ["a": "a", "b": "a"]),
    Case(renames: [("a", "b"), ("b", "c"), ("c", "a")], names: ["a": "a", "b": "a", "c": "a"]),
    Case(renames: [("a", "b"), ("a", "a")], names: ["a": "a", "b": "b"]),
    Case(renames: [("a/x", "a/y")], names: ["a/x": "a/y", "a": "a", "a/z": "a/z"]),
    Case(renames: [("a/x", "a/y"), ("a/y", "a/x")], names: ["a/x": "a/x", "a/y": "a/x"]),
    Case(renames: [("a/y", "a/x"), ("a/x", "a/y")], names: ["a/x": "a/y", "a/y": "a/y"]),
    Case(renames: [("a/x", "b/y"), ("b", "c")], names: ["a/x": "c/y", "a/y": "a/y"]),
    Case(renames: [("a", "b"), ("a/x", "c")], names: ["a/x": "c", "a/y": "b/y"]),
    // A part goes back to its item while the item stays with its new name.
    Case(
      renames: [("a", "b"), ("b/x", "a/x")], names: ["b/x": "a/x", "a/x": "a/x", "a/y": "b/y"]),
    Case(renames: [("a/x", "b/x"), ("b", "a")], names: ["a/x": "a/x", "b/x": "a/x", "b": "a"]),
  ])
  func followNames(_ example: Case) {
    var aliases = Aliases()
    for (old, new) in example.renames { aliases.rename(RecordKey(old), to: RecordKey(new)) }
    for (name, current) in example.names {
      #expect(aliases.current(RecordKey(name)) == RecordKey(current), "\(name)")
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func neverGoInCircles(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let names = ["a", "b", "c", "a/x", "b/x", "c/x", "a/y", "b/y"].map { RecordKey($0) }
    var aliases = Aliases()
    for _ in 0..<200 {
      let (old, new) = (random.pick(names), random.pick(names))
      let target = aliases.current(new)
      aliases.rename(old, to: new)
      for name in names {
        let current = aliases.current(name)
        #expect(aliases.current(current) == current)
      }
      if old.part.isEmpty == new.part.isEmpty, target != aliases.current(old) {
        #expect(aliases.current(old) == aliases.current(new))
      }
      #expect(Aliases(aliases.names) == aliases)
    }
  }
}
