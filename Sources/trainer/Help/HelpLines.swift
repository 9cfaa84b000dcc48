import TrainerText

/// A page of help as lines for an output.
enum HelpLines {
  /// The lines; where its columns do not fit the width, what stands in the second is set under the first.
  static func lines(of page: String, width: Int?) -> [StyledText] {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let width, lines.contains(where: { $0.columns != nil && $0.displayWidth > width }) else {
      return lines.map { StyledText($0) }
    }
    return lines.flatMap { line in
      guard let columns = line.columns else { return line.wrapped(to: width) }
      return columns.name.wrapped(to: width, indent: "  ")
        + columns.summary.wrapped(to: width, indent: "      ")
    }
  }
}

extension String {
  /// The two columns of a row: a name behind two blanks, and behind at least three what it is.
  fileprivate var columns: (name: String, summary: String)? {
    guard hasPrefix("  "), !hasPrefix("   "), let gap = dropFirst(2).firstRange(of: "   ") else {
      return nil
    }
    let summary = self[gap.upperBound...].drop { $0 == " " }
    return (String(self[..<gap.lowerBound].dropFirst(2)), String(summary))
  }
}
