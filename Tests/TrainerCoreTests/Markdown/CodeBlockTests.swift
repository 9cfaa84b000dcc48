import Testing
import TrainerMarkdown
import TrainerText

@Suite("Code")
struct CodeBlockTests {
  @Test(arguments: [
    BlockCase("four columns make code", "    a\n\t  b", "code indented @1:5-2:5 \"a\\n  b\\n\""),
    BlockCase(
      "blank lines stay inside, not around", "    a\n\n      \n    b\n  \nc",
      """
      code indented @1:5-4:6 "a\\n\\n  \\nb\\n"
      paragraph @6:1-6:2 "c"
      """),
    BlockCase("it ends no paragraph", "a\n    b", "paragraph @1:1-2:6 \"a\\nb\""),
    BlockCase(
      "a tab may be split between container and code", "-\t\ta",
      """
      list - tight @1:1-1:5
        item @1:1-1:5
          code indented @1:4-1:5 "  a\\n"
      """),
    BlockCase("a tab inside code is kept", "\ta\tb", "code indented @1:2-1:5 \"a\\tb\\n\""),
  ])
  func indented(_ example: BlockCase) { example.check() }

  @Test(arguments: [
    BlockCase(
      "backticks or tildes", "```\na\n```\n~~~~ x y\n~~~\n~~~~~",
      """
      code @1:1-3:4 "a\\n"
      code (x y) @4:1-6:6 "~~~\\n"
      """),
    BlockCase(
      "the closing fence is at least as long, of the same mark, alone",
      "````\n```\n~~~~\n```` x\n`````  ",
      "code @1:1-5:8 \"```\\n~~~~\\n```` x\\n\""),
    BlockCase(
      "a closing fence may be indented by three, not by four", "```\n    ```\n   ```",
      "code @1:1-3:7 \"    ```\\n\""),
    BlockCase(
      "lines lose the opening fence's indentation", "  ```\n a\n   b\n  ```",
      "code @1:3-4:6 \"a\\n b\\n\""),
    BlockCase(
      "without an end it reaches to the end", "```swift\na\n",
      "code unclosed (swift) @1:1-2:2 \"a\\n\""),
    BlockCase(
      "or to its container's", "> ```\n> a\nb",
      """
      quote @1:1-2:4
        code unclosed @1:3-2:4 "a\\n"
      paragraph @3:1-3:2 "b"
      """),
    BlockCase(
      "backticks in the info make it a paragraph", "``` a`\n~~~ b`",
      """
      paragraph @1:1-1:7 "``` a`"
      code unclosed (b`) @2:1-2:7
      """),
    BlockCase("it ends a paragraph", "a\n```\n```", "paragraph @1:1-1:2 \"a\"\ncode @2:1-3:4"),
  ])
  func fenced(_ example: BlockCase) { example.check() }

  @Test("The info string is resolved, and its first word is the language")
  func info() throws {
    let document = MarkdownDocument(SourceText("```  c\\+\\+&amp; \t lines=3  \n```"))
    let block = try #require(document.children(of: .document).first)
    #expect(document.info(of: block) == "c++& \t lines=3")
    #expect(document.language(of: block) == "c++&")
    #expect(document.info(of: .document) == nil)
  }

  @Test("The lines of a nested block are found in the source")
  func contentLines() throws {
    let text = "> - ```\n>   one\n>\n>   two\n"
    let document = MarkdownDocument(SourceText(text))
    var block = BlockID.document
    while let child = document.children(of: block).first { block = child }
    #expect(
      document.contentLines(of: block).map { document.source.text($0) } == ["one", "", "two"])
    #expect(document.content(of: block) == "one\n\ntwo\n")
    #expect(document.parent(of: .document) == nil)
  }
}
