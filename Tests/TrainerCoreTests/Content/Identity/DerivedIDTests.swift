import Testing

@testable import TrainerCore

@Suite("Ids of items without one")
struct DerivedIDTests {
  @Test(
    "are a hash of kind and text",
    arguments: [
      (ItemKind.card, "", "One?", "1", "~374037cf8fa4"),
      (.card, "", "a  b\n\tc\u{A0}d", "e", "~f3ce2eeb7338"),
      (.cloze, "", "Über [e\u{301}té]", "", "~128f31df9e7c"),
      (.edgeCase, "Title", "Prompt", "", "~681f6334cddc"),
      (.card, "", "\u{1E9B}\u{323} \u{212B} 각", "\u{1100}\u{1161}\u{11A8}", "~cbc8fb74a003"),
    ])
  func derived(kind: ItemKind, title: String, prompt: String, answer: String, expected: String) {
    let id = ItemID.derived(kind: kind, title: title, prompt: prompt, answer: answer)
    #expect(id == expected)
  }

  @Test("do not change with layout and normalisation form")
  func layout() {
    let plain = parse("Q: caf\u{E9} au lait?\nA: one two\n").deck.items
    for text in [
      "Q:   cafe\u{301} au\n  lait?  \nA:\n\none\n\ttwo\n\n---\n",
      "\u{FEFF}Q: caf\u{E9} au lait?\r\nA: one\r\ntwo\r\n",
      "Q: caf\u{E9}\u{A0}au lait?\nA: one two",
    ] {
      #expect(parse(text).deck.items.map(\.id) == plain.map(\.id))
    }
  }

  @Test("change with each part of the text")
  func parts() {
    let texts = [
      "Q: a?\nA: b\n", "Q: a\nA: b\n", "Q: a?\nA: c\n", "C: [a?] b\n", "Q: a? b\nA: b\n",
    ]
    #expect(Set(texts.flatMap { parse($0).deck.items.map(\.id) }).count == texts.count)
  }

  @Test(
    "written ids have letters, digits and a few signs",
    arguments: [
      ("a", true), ("0.a_b-c", true), ("", false), ("-a", false), ("a b", false), ("ä", false),
    ])
  func validity(id: String, isValid: Bool) {
    #expect(ItemID.isValid(id) == isValid)
  }

  @Test("written ids are compared without letter case")
  func letterCase() {
    #expect(ItemID.normal("#Stale-Binding") == "stale-binding")
    #expect(parse("Q: a? {#Some-ID see=OTHER}\nA: b\n").deck.items.map(\.labels.see) == [["other"]])
  }

  @Test("written ids have at most 64 characters")
  func longest() {
    #expect(ItemID.isValid(String(repeating: "a", count: 64)))
    #expect(!ItemID.isValid(String(repeating: "a", count: 65)))
    #expect(parse("Q: a? {#Some-ID}\nA: b\n").deck.items.map(\.id) == ["some-id"])
  }
}
