/// The element names that decide what an HTML block is.
enum HTMLNames {
  /// Elements whose text is taken as it is.
  static let verbatim: [StaticString] = ["pre", "script", "style", "textarea"]

  /// Elements that stand for a block of their own, by their first letters, from CommonMark 0.31.2, 4.6.
  private static let blocks: [UInt8: [StaticString]] = Dictionary(
    grouping: [
      "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center",
      "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset",
      "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5",
      "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
      "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section",
      "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
    ], by: { $0.utf8Start.pointee })

  /// Whether an element stands for a block of its own.
  static func isBlock(_ bytes: Bytes, _ name: Range<Int>) -> Bool {
    guard let names = blocks[bytes[name.lowerBound].lowercased] else { return false }
    return names.contains { bytes.equalsIgnoringCase($0, name) }
  }
}
