import Foundation
import Testing

/// A text made to be hard on a parser, of any size.
struct HostileText: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @Sendable (_ bytes: Int) -> String

  /// One piece over and over.
  init(_ piece: String) {
    testDescription = piece.debugDescription
    make = { Self.repeated(piece, $0) }
  }

  init(_ name: String, _ make: @escaping @Sendable (_ bytes: Int) -> String) {
    testDescription = name
    self.make = make
  }

  static func repeated(_ piece: String, _ bytes: Int) -> String {
    String(repeating: piece, count: max(1, bytes / piece.utf8.count))
  }

  /// Pieces that open something and do not close it, or close what was not opened.
  static let pieces =
    [
      ">", "- ", "* * ", "- - a", "1. ", "# #", "```\n", "``` a`\n", "|", "|a", "a|b\n-|-\n",
      "a\n", "\n", " ", "a  ", "a   \n", "a\\\n", "---\n", "a\n=\n", "Q: a\n---\n", "Q:\n", "\r\n",
      "a b::c\n", "::",
      "[", "![", "](", "[a](", "[a](<b", "[a](b \"", "[a](b (", "[x][y", "[a](b)", "[\\",
      "[a]: u\n", "[a]: <u\n", "[a]: u 'x\n", "[a]: u\n\"x\n", "[\n",
      "`", "`a``b", "*", "*a ", "a* ", "*a_ ", "*a **a* ", "a**b* ", "***a**b*", "~a ~~b", "*é",
      "&", "&#x", "&amp;", "&abcdefghij", "\\", "<", "<a ", "<a b='", "<!--", "<!-- a --",
      "a<!--", "a<?", "a<!A ", "a<![CDATA[", "a<a b='", "<http:", "<a@b.", "<div\n", "</",
    ].map { HostileText($0) }

  static let shapes = [
    HostileText("blank lines in deep lists") {
      repeated("- ", 200) + "a\n" + repeated("\n", $0 / 8)
    },
    HostileText("lines in deep quotes") { repeated(String(repeating: ">", count: 100) + "\n", $0) },
    HostileText("runs of backticks of many lengths") { bytes in
      (1...Int(Double(bytes * 2).squareRoot())).map { "e" + String(repeating: "`", count: $0) }
        .joined()
    },
    HostileText("emphasis in emphasis") { repeated("*a ", $0 / 2) + repeated("a*", $0 / 2) },
    HostileText("images in images") { repeated("![", $0 / 2) + repeated("](a)", $0 / 2) },
    HostileText("links behind brackets of images") {
      repeated("![", $0 / 2) + repeated("[a](b)", $0 / 2)
    },
    HostileText("links behind emphasis") {
      repeated("*a _b ", $0 / 2) + repeated("[*a*](b)", $0 / 2)
    },
    HostileText("short rows in a wide table") {
      repeated("|a", $0 / 4) + "\n" + repeated("|-", $0 / 4) + "\n" + repeated("|a\n", $0 / 2)
    },
    HostileText("a long destination used often") {
      "[a]: " + repeated("x", $0 / 2) + "\n\n" + repeated("[a]\n\n", $0 / 2)
    },
    HostileText("long labels that are none") {
      "[x]: y\n\n" + repeated("[" + String(repeating: "a ", count: 400) + "]", $0)
    },
    HostileText("many labels") { bytes in
      (0..<bytes / 20).map { "[a\($0)]: u\n" }.joined()
        + (0..<bytes / 20).map { "[a\($0)] " }.joined()
    },
    HostileText("closing tags that close nothing") { "<script>" + repeated("</", $0) },
  ]
}
