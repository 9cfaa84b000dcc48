import TrainerMarkdown

/// A piece of HTML as a tree of what matters for its text.
indirect enum HTMLNode: Hashable {
  case text(String)
  case element(HTMLElement)
}

/// An element with what is in it.
struct HTMLElement: Hashable {
  /// In lower case.
  let name: String
  var attributes: [String: String] = [:]
  var children: [HTMLNode] = []
}

extension HTMLElement {
  /// All text in it; line breaks as such.
  var plainText: String {
    children.reduce(into: "") { text, child in
      switch child {
      case .text(let piece): text += piece
      case .element(let element):
        if element.name == "br" { text += "\n" } else { text += element.plainText }
        if HTMLNames.endsLine.contains(element.name), !text.hasSuffix("\n") { text += "\n" }
      }
    }
  }
}

/// What is known of elements by their names.
enum HTMLNames {
  static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  /// Nothing in them is text for a reader.
  static let dropped: Set<String> = [
    "script", "style", "head", "title", "iframe", "object", "template", "svg", "math", "noscript",
    "select", "textarea", "audio", "video", "canvas", "noembed", "noframes", "applet",
  ]

  /// What is in them is no HTML.
  static let raw: Set<String> = ["script", "style", "textarea", "title", "iframe", "noembed"]
  static let endsLine: Set<String> = ["div", "p", "li", "tr"]

  /// What is ended by a beginning of the same kind, up to the container that holds both.
  static let siblings: [String: (ends: Set<String>, within: Set<String>)] = [
    "li": (["li"], ["ul", "ol", "menu"]), "tr": (["tr", "td", "th"], ["table"]),
    "td": (["td", "th"], ["tr", "table"]), "th": (["td", "th"], ["tr", "table"]),
    "dt": (["dt", "dd"], ["dl"]), "dd": (["dt", "dd"], ["dl"]), "p": (["p"], containers),
  ]

  private static let containers: Set<String> = [
    "ul", "ol", "li", "table", "td", "th", "blockquote", "div", "dl", "dd", "details", "section",
  ]

  /// Every other element whose tags may be left out without loss.
  static let known: Set<String> = void.union(dropped).union([
    "a", "abbr", "address", "article", "aside", "b", "big", "blockquote", "body", "caption",
    "center", "cite", "code", "colgroup", "dd", "del", "details", "dfn", "div", "dl", "dt", "em",
    "figcaption", "figure", "font", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header",
    "html", "i", "ins", "kbd", "label", "li", "main", "mark", "menu", "nav", "ol", "p", "pre", "q",
    "s", "samp", "section", "small", "span", "strike", "strong", "sub", "summary", "sup", "table",
    "tbody", "td", "tfoot", "th", "thead", "time", "tr", "tt", "u", "ul", "var", "button",
  ])
}
