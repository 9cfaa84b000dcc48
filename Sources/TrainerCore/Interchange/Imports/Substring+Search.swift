extension Substring {
  /// Where a text of ASCII stands first, whatever the letter case.
  func range(ofText text: String) -> Range<Index>? {
    let wanted = Array(text.lowercased().utf8)
    var place = startIndex
    while place < endIndex {
      if utf8[place] | 0x20 == wanted[0] | 0x20 {
        let piece = self[place...].prefix(wanted.count)
        if Array(piece.lowercased().utf8) == wanted { return place..<piece.endIndex }
      }
      place = index(after: place)
    }
    return nil
  }
}
