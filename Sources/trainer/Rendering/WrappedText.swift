import TrainerText

extension [String] {
  /// The parts with a dot between them, broken only between parts as long as each fits the width.
  func joinedByDots(width: Int?, indent: String = "") -> [String] {
    var lines: [String] = []
    for part in self {
      let longer = lines.last.map { "\($0) · \(part)" }
      if let longer, width.map({ longer.displayWidth + indent.count <= $0 }) ?? true {
        lines[lines.count - 1] = longer
      } else {
        lines.append(part)
      }
    }
    return lines.flatMap { $0.wrapped(to: width, indent: indent) }
  }
}

extension String {
  /// The lines of a text, broken at blanks so that none is wider than `width` columns.
  ///
  /// A line keeps its indentation in all its parts; a word that is too wide stands alone and is cut.
  /// Without a width nothing is broken.
  func wrapped(to width: Int?, indent: String = "") -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let margin = indent + line.prefix { $0 == " " }
      let words = line.drop { $0 == " " }
      guard let width else { return [indent + line] }
      return String(words).broken(to: max(1, width - margin.displayWidth)).map { margin + $0 }
    }
  }

  private func broken(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty && lines.isEmpty ? String(word) : line + " " + word
      if longer.displayWidth <= width {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      var pieces = String(word).cut(to: width)
      line = pieces.popLast() ?? ""
      lines += pieces
    }
    lines.append(line)
    return lines
  }

  /// Pieces of a word, none wider than `width` columns unless a single character is.
  private func cut(to width: Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var columns = 0
    for character in self {
      let wide = TrainerText.displayWidth(of: character)
      if columns + wide > width, !piece.isEmpty {
        pieces.append(piece)
        piece = ""
        columns = 0
      }
      piece.append(character)
      columns += wide
    }
    return pieces + [piece]
  }
}
