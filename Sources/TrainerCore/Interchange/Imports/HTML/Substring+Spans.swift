extension Substring {
  /// The code span that a text with a backtick begins with, or the run of backticks where that opens
  /// none.
  var firstCodeSpan: Substring {
    let ticks = prefix { $0 == "`" }
    var place = ticks.endIndex
    while let start = self[place...].firstIndex(of: "`") {
      let run = self[start...].prefix { $0 == "`" }
      if run.count == ticks.count { return self[..<run.endIndex] }
      place = run.endIndex
    }
    return ticks
  }

  /// `<https://…>`, which is no tag, where a text with `<` begins with it.
  var firstAutolink: Substring? {
    guard let end = firstIndex(of: ">") else { return nil }
    let address = self[..<end].dropFirst()
    let isLink = ["http://", "https://", "mailto:"].contains(where: address.hasPrefix)
    return isLink && !address.contains(where: \.isWhitespace) ? self[...end] : nil
  }
}
