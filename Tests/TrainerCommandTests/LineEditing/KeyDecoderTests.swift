import Testing
import TrainerTestKit

@testable import TrainerTerminal

@Suite struct KeyDecoderTests {
  @Test(arguments: [
    ("abc", [Key.text("abc")]),
    ("é日👩‍👩‍👧", [.text("é日👩‍👩‍👧")]),
    ("a\rb\nc", [.text("a"), .enter, .text("b"), .enter, .text("c")]),
    ("\u{1}\u{5}\u{1A}", [.control("a"), .control("e"), .control("z")]),
    ("\u{0}\u{1F}", [.control("@"), .control("_")]),
    ("\u{7F}\u{8}\t", [.backspace, .backspace, .tab]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left]),
    ("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF", [.home, .end, .home, .end]),
    ("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~\u{1B}[3~", [.home, .end, .home, .end, .delete]),
    ("\u{1B}[1;5C\u{1B}[1;3D\u{1B}[1;2C", [.wordRight, .wordLeft, .right]),
    ("\u{1B}[3;5~", [.alt("d")]),
    ("\u{1B}b\u{1B}f\u{1B}d\u{1B}\u{7F}", [.alt("b"), .alt("f"), .alt("d"), .altBackspace]),
    ("\u{1B}\r\u{1B}\n", [.lineBreak, .lineBreak]),
    ("\u{1B}[13;2u\u{1B}[27;2;13~\u{1B}[13u", [.lineBreak, .lineBreak, .enter]),
    ("\u{1B}OM\u{1B}[Z", [.enter, .shiftTab]),
    ("\u{1B}\u{1B}[A", [.escape, .up]),
    ("\u{1B}\u{3}", [.escape, .control("c")]),
    ("\u{1B}[12\u{3}", [.control("c")]),
    ("\u{1B}é", []),
    ("\u{1B}[15~\u{1B}[1;1R\u{1B}[?62;c\u{1B}OP\u{1B}[[Ax", [.text("x")]),
    ("\u{1B}]11;rgb:0000/0000/0000\u{7}x\u{1B}P1$r0m\u{1B}\\y", [.text("xy")]),
    ("\u{1B}[200~a\r\nb\rc\u{1B}[201~\r", [.paste("a\nb\nc"), .enter]),
    ("\u{1B}[200~\u{1B}[A\u{3}\u{1B}[201~", [.paste("\u{1B}[A\u{3}")]),
  ])
  func bytesAreKeysHoweverTheyAreCut(_ text: String, _ keys: [Key]) {
    var whole = KeyDecoder()
    #expect(whole.feed(text.utf8) == keys)
    #expect(!whole.isWaiting)
    var single = KeyDecoder()
    #expect(text.utf8.flatMap { single.feed([$0]) }.joined == keys)
  }

  @Test(
    arguments: [
      ([0xFF], [Key.text("\u{FFFD}")]),
      ([0xC3, 0x28], [.text("\u{FFFD}(")]),
      ([0xE2, 0x82, 0x0D], [.text("\u{FFFD}"), .enter]),
      ([0xF0, 0x9F, 0x1B, 0x5B, 0x41], [.text("\u{FFFD}"), .up]),
    ] as [([UInt8], [Key])])
  func brokenCharactersAreShown(_ bytes: [UInt8], _ keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(bytes) == keys)
  }

  @Test func escapeIsAKeyWhenNothingFollows() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B]).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.escape])
    #expect(decoder.feed("[A".utf8) == [.text("[A")])
  }

  @Test func aSequenceThatStopsIsForgotten() {
    for start in ["\u{1B}[", "\u{1B}[1;", "\u{1B}O", "\u{1B}]11", "\u{1B}[["] {
      var decoder = KeyDecoder()
      #expect(decoder.feed(start.utf8) + decoder.flush() == [])
      #expect(decoder.feed("x".utf8) == [.text("x")])
    }
  }

  @Test func aPasteWaitsForItsEnd() {
    var decoder = KeyDecoder()
    #expect(decoder.feed("\u{1B}[200~half".utf8).isEmpty)
    #expect(!decoder.isWaiting)
    #expect(decoder.flush().isEmpty)
    #expect(decoder.feed(" and half\u{1B}[201~".utf8) == [.paste("half and half")])
  }

  @Test(arguments: 0..<60)
  func noBytesAreTooOdd(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let likely = Array("\u{1B}[O~;0123456789ABCDuMP]\\\u{7}\r\n é日👩‍👧200201".utf8)
    let bytes: [UInt8] = (0..<400).map { _ in
      Bool.random(using: &random) ? random.pick(likely) : UInt8.random(in: 0...255, using: &random)
    }
    var whole = KeyDecoder()
    let expected = whole.feed(bytes)
    var cut = KeyDecoder()
    var keys: [Key] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...7, using: &random)
      keys += cut.feed(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    #expect(keys.joined == expected)
    #expect(cut.flush() == whole.flush())
    #expect(!cut.isWaiting)
  }

  @Test func aLongPasteTakesTimeInProportion() {
    var decoder = KeyDecoder()
    let line = String(repeating: "x~", count: 50) + "\n"
    var keys = decoder.feed("\u{1B}[200~".utf8)
    for _ in 0..<2_000 { keys += decoder.feed(line.utf8) }
    keys += decoder.feed("\u{1B}[201~".utf8)
    #expect(keys == [.paste(String(repeating: line, count: 2_000))])
  }
}

extension [Key] {
  /// The keys with words that were read in pieces put together.
  fileprivate var joined: [Key] {
    reduce(into: []) { keys, key in
      if case .text(let piece) = key, case .text(let text) = keys.last {
        keys[keys.count - 1] = .text(text + piece)
      } else {
        keys.append(key)
      }
    }
  }
}
