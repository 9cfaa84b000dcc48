import Testing
import TrainerCore
import TrainerText

@Suite("Clozes")
struct ClozeTests {
  @Test(
    "hide what stands in brackets, but for code, links, images, boxes, escapes and formulas",
    arguments: [
      ("[a] b [c]", ["a", "c"]),
      ("a [b `c[0]` d]", ["b `c[0]` d"]),
      ("`[a]` ``[b] ` [c]`` [d]", ["d"]),
      ("[a](b) [c] ![d](e) [f][g] [h]", ["c", "f", "g", "h"]),
      ("[a] and [defined]\n\n[defined]: x.md", ["a"]),
      (#"\[a\] [b\]] \[[c]"#, [#"b\]"#, "c"]),
      ("[a [b] c] [[d]]", ["a [b] c", "[d]"]),
      ("[a [b] c", ["b"]),
      ("a] [b]", ["b"]),
      ("[] [ ] [x]", ["x"]),
      ("- [ ] a [b]\n- [x] c [d]\n- [X] e", ["b", "d"]),
      ("- [ x] a [b]", ["b"]),
      ("*[a]* **b [c] d** ~~[e]~~", ["a", "c", "e"]),
      ("[*a] b*", ["*a"]),
      ("$x[1]$ [a]", ["a"]),
      ("$ x[1] $ [a]", ["1", "a"]),
      ("$5 and [a] for $6", ["a"]),
      ("costs $x[1]$5 [a]", ["1", "a"]),
      ("[$5] of [$6]", ["$5", "$6"]),
      ("[a $b] c$ [d]", ["a $b", "d"]),
      ("$$x[1]$$ [a]", ["a"]),
      (#"\$x[1]\$"#, ["1"]),
      ("[a $x[1]$ [b]", ["b"]),
      ("$x[i$ [y]", ["y"]),
      ("<b title=\"[a]\"> [b] <https://a.b/[c]>", ["b"]),
      ("> [a]\n> b\n\n| [c] | d |\n|---|---|\n| e | [f] |", ["a", "c", "f"]),
      ("```\n[a]\n```\n[b]", ["b"]),
      ("a\n\n    [b]\n\n[c]", ["c"]),
      ("[a\nb] c", ["a\nb"]),
      ("[&amp;] [a&#91;b]", ["&amp;", "a&#91;b"]),
      ("[日本] and [é]", ["日本", "é"]),
    ])
  func brackets(text: String, hidden: [String]) {
    #expect(deletions("C: \(text)\n").map(\.hidden) == hidden)
  }

  @Test(
    "of the long form hide what stands in double braces, code or not",
    arguments: [
      ("{{a}} b {{c::d}}", ["a", "c"]),
      ("`{{a}}` {{`b`}}", ["a", "`b`"]),
      ("```swift\nlet x = {{1}}\n```", ["1"]),
      ("{{{a}}} {{ {b} }}", ["{a}", " {b} "]),
      ("{{a} b}} {c} {{d}}", ["a} b", "d"]),
      ("{{}} {{ }} {{a}}", ["a"]),
      ("{{a\nb}}", ["a\nb"]),
      ("[no] {{a::b::c}}", ["a"]),
      ("{{a::}}", ["a"]),
    ])
  func braces(text: String, hidden: [String]) {
    #expect(deletions("## T {kind=cloze}\n\n\(text)\n").map(\.hidden) == hidden)
  }

  @Test("name their parts by slugs, numbered where two are alike")
  func parts() {
    #expect(
      deletions("C: [a b] [A, b!] [==] [deinit!] [a-b]\n").map(\.part)
        == ["a-b", "a-b-2", "x080687", "deinit", "a-b-3"])
  }

  @Test("have hints where they are given")
  func hints() {
    #expect(
      deletions("## T {kind=cloze}\n\n{{a::b::c}} {{d}} {{e::}}\n").map(\.hint)
        == ["b::c", nil, nil])
  }

  @Test("show the other deletions, and what is hidden nowhere")
  func fronts() throws {
    let item = try #require(
      parse("C: ARC calls [retain], then [Retain] again, then [`deinit`](x). [last] {#a}\n").deck
        .items
        .first)
    #expect(
      item.front(hiding: 0)
        == #"ARC calls \[…\], then \[…\] again, then [`deinit`](x). last"#)
    #expect(
      item.front(hiding: 2)
        == #"ARC calls retain, then Retain again, then [`deinit`](x). \[…\]"#)
    #expect(item.revealed == "ARC calls retain, then Retain again, then [`deinit`](x). last")
  }

  @Test("show hints, in code without Markdown's escapes")
  func frontsOfCode() throws {
    let text =
      "## T {kind=cloze}\n\n{{one::a number}} is `{{1}}`\n\n```swift\nlet x = {{1}} + {{2::a digit}}\n```\n"
    let item = try #require(parse(text).deck.items.first)
    #expect(
      item.front(hiding: 0)
        == "\\[a number\\] is `1`\n\n```swift\nlet x = 1 + 2\n```")
    #expect(
      item.front(hiding: 1)
        == "one is `[…]`\n\n```swift\nlet x = […] + 2\n```")
    #expect(
      item.front(hiding: 3)
        == "one is `1`\n\n```swift\nlet x = 1 + [a digit]\n```")
  }

  @Test("hide the right bytes behind attributes and other line ends")
  func offsets() throws {
    let text = "C: a {#id}\r\nb [c]\r\n\r\nd [e] f\r\n"
    let item = try #require(parse(text).deck.items.first)
    #expect(item.prompt == "a\nb [c]\n\nd [e] f")
    #expect(item.front(hiding: 1) == "a\nb c\n\nd \\[…\\] f")
    #expect(item.front(hiding: 0) == "a\nb \\[…\\]\n\nd e f")
  }

  @Test("are found in time that grows with the text")
  func linear() {
    let many = 5_000
    for text in ["[", "]", "[a", "$a[", "$a ", "[a] ", "`[", "*["] {
      let cloze = "C: [x] " + String(repeating: text, count: many) + "\n"
      #expect(!deletions(cloze).isEmpty)
    }
    let braces = "## T {kind=cloze}\n\n{{x}} " + String(repeating: "{{", count: many) + "\n"
    #expect(deletions(braces).count == 1)
  }

  private func deletions(_ text: String) -> [ClozeDeletion] {
    guard let item = parse(text).deck.items.first, case .cloze(let deletions) = item.task else {
      return []
    }
    return deletions
  }
}
