extension Item {
  /// The prompt of a cloze with one deletion hidden, by its index, and the others shown.
  ///
  /// What is hidden shows nowhere: a deletion with the same text is hidden as well. In its place stands
  /// `[…]`, or the author's hint in brackets. With an index of no deletion all of them show.
  public func front(hiding index: Int) -> String {
    guard case .cloze(let deletions) = task else { return prompt }
    let asked = deletions.indices.contains(index) ? deletions[index].hidden.folded : nil
    return replacing(deletions) { $0.hidden.folded == asked ? $0.blank : $0.hidden }
  }

  /// The prompt of a cloze with everything shown.
  public var revealed: String {
    guard case .cloze(let deletions) = task else { return prompt }
    return replacing(deletions, by: \.hidden)
  }

  private func replacing(
    _ deletions: [ClozeDeletion], by text: (ClozeDeletion) -> String
  ) -> String {
    let bytes = Array(prompt.utf8)
    var result: [UInt8] = []
    var offset = 0
    for deletion in deletions {
      result += bytes[offset..<deletion.range.lowerBound]
      result += text(deletion).utf8
      offset = deletion.range.upperBound
    }
    result += bytes[offset...]
    return String(decoding: result, as: UTF8.self)
  }
}

extension ClozeDeletion {
  /// What stands in the place of the hidden text; outside code its brackets must not make a link.
  fileprivate var blank: String {
    let text = hint ?? "…"
    return isInCode ? "[\(text)]" : "\\[\(text)\\]"
  }
}

extension String {
  /// The text as hidden texts are compared: without letter case and blanks.
  fileprivate var folded: String {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return lowercased().filter { !$0.isWhitespace } }
    return String(decoding: utf8.lazy.filter { !$0.isBlank }, as: UTF8.self).lowercased()
  }
}
