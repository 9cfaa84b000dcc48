/// Pieces of HTML.
enum HTMLText {
  /// Text with the characters that mean something in HTML as references; what could steer a terminal or
  /// hide text is left out.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { html, scalar in
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "\n", "\t": html.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": break
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": break
      default: html.unicodeScalars.append(scalar)
      }
    }
  }

  /// A table with a caption for those who cannot see where it belongs.
  static func table(_ caption: String, _ header: [String], _ rows: [[String]]) -> String {
    let head = header.map { "<th scope=\"col\">\(escaped($0))</th>" }.joined()
    let body = rows.map { row in
      let cells = row.enumerated().map { number, cell in
        number == 0
          ? "<th scope=\"row\">\(escaped(cell))</th>" : "<td>\(escaped(cell))</td>"
      }
      return "<tr>\(cells.joined())</tr>\n"
    }
    return "<table>\n<caption>\(escaped(caption))</caption>\n"
      + (header.isEmpty ? "" : "<thead><tr>\(head)</tr></thead>\n")
      + "<tbody>\n\(body.joined())</tbody>\n</table>\n"
  }
}
