import TrainerMarkdown

extension DeckText {
  /// The names by which code hosts and this program call the headings of the file.
  var headingAnchors: Set<String> {
    var anchors: Set<String> = []
    for block in document.allBlocks {
      guard case .heading = document.kind(of: block) else { continue }
      let text = document.inlines(of: block).map(\.plainText).joined()
      anchors.insert(Slug.make(from: text))
      anchors.insert(text.codeHostAnchor)
    }
    return anchors
  }
}

extension String {
  /// What GitHub makes of a heading: lower case, punctuation dropped, blanks as hyphens.
  fileprivate var codeHostAnchor: String {
    String(
      lowercased().compactMap { character -> Character? in
        if character.isWhitespace { return "-" }
        return character.isLetter || character.isNumber || character == "-" || character == "_"
          ? character : nil
      })
  }
}
