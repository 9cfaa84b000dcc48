import Testing
import TrainerMarkdown
import TrainerText

@Suite("Quotes and lists")
struct ContainerTests {
  @Test(arguments: [
    BlockCase(
      "a quote, with or without a blank behind the mark", "> a\n>b\n   >  c",
      """
      quote @1:1-3:8
        paragraph @1:3-3:8 "a\\nb\\nc"
      """),
    BlockCase(
      "a paragraph goes on without marks", "> > a\nb\n> c",
      """
      quote @1:1-3:4
        quote @1:3-3:4
          paragraph @1:5-3:4 "a\\nb\\nc"
      """),
    BlockCase(
      "code does not", ">     a\n    b",
      """
      quote @1:1-1:8
        code indented @1:7-1:8 "a\\n"
      code indented @2:5-2:6 "b\\n"
      """),
    BlockCase(
      "a blank line parts quotes, a marked one does not", "> a\n>\n> b\n\n> c",
      """
      quote @1:1-3:4
        paragraph @1:3-1:4 "a"
        paragraph @3:3-3:4 "b"
      quote @5:1-5:4
        paragraph @5:3-5:4 "c"
      """),
    BlockCase("it may be empty", ">\n>  ", "quote @1:1-2:2"),
    BlockCase(
      "a tab behind the mark counts two columns", ">\t\ta",
      """
      quote @1:1-1:5
        code indented @1:4-1:5 "  a\\n"
      """),
  ])
  func quotes(_ example: BlockCase) { example.check() }

  @Test(arguments: [
    BlockCase(
      "another mark begins another list", "- a\n+ b\n1. c\n2) d",
      """
      list - tight @1:1-1:4
        item @1:1-1:4
          paragraph @1:3-1:4 "a"
      list + tight @2:1-2:4
        item @2:1-2:4
          paragraph @2:3-2:4 "b"
      list 1. tight @3:1-3:5
        item @3:1-3:5
          paragraph @3:4-3:5 "c"
      list 2) tight @4:1-4:5
        item @4:1-4:5
          paragraph @4:4-4:5 "d"
      """),
    BlockCase(
      "an item's text is aligned with its first word", "1.  a\n\n    b\n   c",
      """
      list 1. loose @1:1-4:5
        item @1:1-4:5
          paragraph @1:5-1:6 "a"
          paragraph @3:5-4:5 "b\\nc"
      """),
    BlockCase(
      "five blanks begin code", "-     a",
      """
      list - tight @1:1-1:8
        item @1:1-1:8
          code indented @1:7-1:8 "a\\n"
      """),
    BlockCase(
      "an item may begin with a blank line, not with two", "-\n  a\n-\n\n  b",
      """
      list - tight @1:1-3:2
        item @1:1-2:4
          paragraph @2:3-2:4 "a"
        item @3:1-3:2
      paragraph @5:3-5:4 "b"
      """),
    BlockCase(
      "only 1 and something ends a paragraph", "a\n2. b\n-\n1. c",
      """
      heading 2 setext @1:1-3:2 "a\\n2. b"
      list 1. tight @4:1-4:5
        item @4:1-4:5
          paragraph @4:4-4:5 "c"
      """),
    BlockCase(
      "a number has at most nine digits", "123456789. a\n\n1234567890. b",
      """
      list 123456789. tight @1:1-1:13
        item @1:1-1:13
          paragraph @1:12-1:13 "a"
      paragraph @3:1-3:14 "1234567890. b"
      """),
    BlockCase("without a blank it is text", "-a\n1.b", "paragraph @1:1-2:4 \"-a\\n1.b\""),
    BlockCase(
      "lists nest by indentation, tabs included", "- a\n  - b\n\t- c\n- d",
      """
      list - tight @1:1-4:4
        item @1:1-3:5
          paragraph @1:3-1:4 "a"
          list - tight @2:3-3:5
            item @2:3-3:5
              paragraph @2:5-2:6 "b"
              list - tight @3:2-3:5
                item @3:2-3:5
                  paragraph @3:4-3:5 "c"
        item @4:1-4:4
          paragraph @4:3-4:4 "d"
      """),
    BlockCase(
      "a paragraph goes on without indentation", "- a\nb",
      """
      list - tight @1:1-2:2
        item @1:1-2:2
          paragraph @1:3-2:2 "a\\nb"
      """),
    BlockCase(
      "items on one line", "- 1. - a",
      """
      list - tight @1:1-1:9
        item @1:1-1:9
          list 1. tight @1:3-1:9
            item @1:3-1:9
              list - tight @1:6-1:9
                item @1:6-1:9
                  paragraph @1:8-1:9 "a"
      """),
    BlockCase(
      "code in an item keeps its blanks", "- ```\n    a\n    \n  ```",
      """
      list - tight @1:1-4:6
        item @1:1-4:6
          code @1:3-4:6 "  a\\n  \\n"
      """),
  ])
  func lists(_ example: BlockCase) { example.check() }

  @Test(
    "A blank line between items or their blocks makes a list loose",
    arguments: [
      ("- a\n- b", [true]),
      ("- a\n\n- b", [false]),
      ("- a\n\n  b", [false]),
      ("- a\n\n\n", [true]),
      ("-\n\n- b", [false]),
      ("- a\n  - b\n\n    c\n- d", [true, false]),
      ("- a\n  - b\n\n- c", [false, true]),
      ("- a\n\n  - b", [false, true]),
      ("- ```\n\n  ```\n- b", [true]),
      ("- ```\n\n- b", [true]),
      ("- > a\n  >\n- b", [true]),
      ("> - a\n>\n> - b", [false]),
      ("- a\n\n  [x]: y\n- b", [false]),
      ("- > - a\n  >\n- b", [true, true]),
      ("- # a\n\n- b", [false]),
    ])
  func tightness(_ text: String, _ tight: [Bool]) {
    let document = MarkdownDocument(SourceText(text))
    #expect(document.tightness(inside: .document) == tight)
  }
}

extension MarkdownDocument {
  fileprivate func tightness(inside block: BlockID) -> [Bool] {
    children(of: block).flatMap { child in
      let inner = tightness(inside: child)
      if case .list(_, let isTight) = kind(of: child) { return [isTight] + inner }
      return inner
    }
  }
}
