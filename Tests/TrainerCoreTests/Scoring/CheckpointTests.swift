import Testing

@testable import TrainerScoring

@Suite struct CheckpointTests {
  private static let code = """
    struct Field: UIViewRepresentable {
      func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
      func updateUIView(_ view: UITextField, context: Context) {
        context . coordinator.text /* refreshed */ = $text // text = nothing
        if view.text != text { view.text = text }
      }
    }
    """

  @Test(arguments: [
    ("context.coordinator.text = $text", true),
    ("updateUIView { context.coordinator.text = $text }", true),
    ("makeCoordinator { context.coordinator.text = $text }", false),
    ("updateUIView { if _.text != text { … } }", true),
    ("updateUIView { _.coordinator … view.text = text }", true),
    ("updateUIView { view.text = text … context }", false),
    ("text = nothing", false),
    ("dismantleUIView { }", false),
  ])
  func finds(pattern: String, isThere: Bool) {
    #expect((Checkpoint(pattern).firstMatch(in: Self.code) != nil) == isThere)
  }

  @Test func showsWhere() throws {
    let range = try #require(Checkpoint("view.text != text").firstMatch(in: Self.code))
    #expect(String(decoding: Array(Self.code.utf8)[range], as: UTF8.self) == "view.text != text")
  }

  @Test(arguments: ["{", "f {", "\"open", "/* open", "func f( {", "}}}}", "", "f { … }"])
  func survivesBrokenCode(code: String) {
    #expect(Checkpoint("f { x }").firstMatch(in: code) == nil)
    _ = Checkpoint(code).firstMatch(in: Self.code)
  }

  @Test func passesOverStringsAndNestedComments() {
    let tokens = CodeLexer.tokens(of: Array(#"a /* b /* c */ d */ "e \" f" g"#.utf8))
    #expect(tokens.map(\.text) == ["a", "", "g"])
  }
}
