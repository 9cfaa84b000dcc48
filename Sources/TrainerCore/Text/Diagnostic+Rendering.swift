extension Diagnostic {
  /// The problem for a person, harmless on any terminal.
  ///
  ///     deck.md:2:13: error: a colon before a blank divides key and value [yaml-colon]
  ///        2 | title: Split: part 1
  ///          |             ^
  ///       write "Split: part 1"
  ///
  /// A long line is cut to the neighbourhood of the problem.
  ///
  /// - Parameters:
  ///   - showsCaret: Whether the line is shown, with what is wrong in it underlined.
  ///   - columns: How wide the shown line may be.
  /// - Returns: One to four lines, the last one without a newline.
  public func rendered(showsCaret: Bool = true, columns: Int = 100) -> String {
    var lines = ["\(file):\(place.line):\(place.column): \(severity): \(message) [\(code)]".visible]
    if showsCaret, let excerpt {
      let number = String(place.line)
      let margin = String(repeating: " ", count: max(0, 4 - number.count))
      let gutter = String(repeating: " ", count: margin.count + number.count)
      let drawing = ExcerptDrawing(excerpt, columns: max(20, columns - gutter.count - 3))
      lines.append("\(margin)\(number) | \(drawing.line)")
      lines.append("\(gutter) | \(drawing.carets)")
    }
    if let suggestion { lines.append("  \(suggestion.visible)") }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// The text on one line, harmless on a terminal.
  fileprivate var visible: String {
    let text = VisibleText(self).text
    guard text.contains("\n") else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "␊")
  }
}
