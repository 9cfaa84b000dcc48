import TrainerText

extension YAMLCursor {
  /// Whether a list item begins here.
  var startsItem: Bool {
    peek == "-" && (second == nil || second == " " || second == "\t")
  }

  /// Whether the end of a list or map over several lines stands here.
  var startsClosingBracket: Bool {
    peek == "]" || peek == "}"
  }

  /// Refuses the lines that divide documents.
  func checkDocumentMark() throws(YAMLRefusal) {
    let start = source.bytes[index..<end].prefix(4)
    guard start.starts(with: "---".utf8) || start.starts(with: "...".utf8),
      start.count == 3 || sign(at: index + 3) == " " || sign(at: index + 3) == "\t"
    else { return }
    throw YAMLRefusal(.feature(.document), at: index..<index + 3)
  }
}
