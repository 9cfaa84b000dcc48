/// The text of a leaf in one piece, and the way back from its offsets to the source.
struct LeafText {
  /// The text, lines joined by line feeds.
  let bytes: Bytes

  /// Where each piece begins, in the text and in the source.
  let pieces: [(text: Int, source: Int)]

  /// The place in the source of an offset in the text.
  func source(of offset: Int) -> Int {
    if pieces.count == 1 { return pieces[0].source + offset }
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].text <= offset { low = middle } else { high = middle }
    }
    return pieces[low].source + offset - pieces[low].text
  }

  /// Hands out the text of some lines of a source.
  ///
  /// Lines that follow each other in the source, parted by line feeds alone, are not copied.
  static func with<Result>(
    _ lines: ArraySlice<ContentLine>, of source: Bytes, joined: Bool = true,
    _ body: (LeafText) -> Result
  ) -> Result {
    guard let first = lines.first, let last = lines.last else {
      return body(LeafText(bytes: Bytes(rebasing: source[..<0]), pieces: [(0, 0)]))
    }
    if lines.count == 1 || areAdjacent(lines, in: source) {
      let range = first.range.range.lowerBound..<last.range.range.upperBound
      return body(
        LeafText(bytes: Bytes(rebasing: source[range]), pieces: [(0, range.lowerBound)]))
    }
    var text: [UInt8] = []
    var pieces: [(text: Int, source: Int)] = []
    for line in lines {
      if joined, !pieces.isEmpty { text.append(UInt8(ascii: "\n")) }
      pieces.append((text.count, Int(line.range.start)))
      text.append(contentsOf: source[line.range.range])
    }
    return text.withUnsafeBufferPointer { body(LeafText(bytes: $0, pieces: pieces)) }
  }

  private static func areAdjacent(_ lines: ArraySlice<ContentLine>, in source: Bytes) -> Bool {
    zip(lines, lines.dropFirst()).allSatisfy { line, next in
      next.range.start == line.range.end + 1 && source[Int(line.range.end)] == "\n"
    }
  }
}
