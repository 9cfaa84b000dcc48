import Testing
import TrainerTestKit

@testable import trainer

@Suite struct SwiftTokensTests {
  /// Code, and its tokens between brackets with the first letter of what they are.
  @Test(arguments: [
    ("let x = 1", "[k:let] x = 1"),
    ("struct A: B {}", "[k:struct] [t:A]: [t:B] {}"),
    ("a.default.self", "a.default.[k:self]"),
    ("x // let\ny", "x [c:// let]\ny"),
    ("/* a /* b */ c */ let", "[c:/* a /* b */ c */] [k:let]"),
    ("\"a\\\"b\" c", "[s:\"a\\\"b\"] c"),
    ("\"\\(f(\"x\")) y\" z", "[s:\"\\(f(\"x\")) y\"] z"),
    ("#\"a\\(b\"# c", "[s:#\"a\\(b\"#] c"),
    ("\"\"\"\n a \"b\"\n\"\"\" c", "[s:\"\"\"\n a \"b\"\n\"\"\"] c"),
    ("\"never closed\nlet", "[s:\"never closed]\n[k:let]"),
    ("\"\\(never closed\nlet", "[s:\"\\(never closed]\n[k:let]"),
    ("@State private var a", "[a:@State] [k:private] [k:var] a"),
    ("#expect(a)", "[a:#expect](a)"),
    ("`let` = 0x1F", "`let` = 0x1F"),
    ("{ get set }", "{ get set }"),
    ("get { any P }", "[k:get] { [k:any] [t:P] }"),
    ("any(open)", "any(open)"),
    ("/* never closed", "[c:/* never closed]"),
  ])
  func codeIsCutIntoTokens(_ code: String, _ expected: String) {
    let marked = SwiftTokens.tokens(of: code).map { token in
      switch token.kind {
      case .plain: String(token.text)
      case .keyword: "[k:\(token.text)]"
      case .type: "[t:\(token.text)]"
      case .string: "[s:\(token.text)]"
      case .comment: "[c:\(token.text)]"
      case .attribute: "[a:\(token.text)]"
      }
    }
    #expect(marked.joined() == expected)
  }

  @Test(arguments: 0..<40)
  func nothingIsLost(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = [
      "\"", "\"\"\"", "#", "#\"", "\\(", ")", "(", "/*", "*/", "//", "\n", "let ", "A", "@", "`",
      "é", "\\", "0", "{ ",
    ]
    let code = (0..<80).map { _ in random.pick(pieces) }.joined()
    #expect(SwiftTokens.tokens(of: code).map(\.text).joined() == code)
  }
}
