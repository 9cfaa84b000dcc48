extension BlockParser {
  /// Takes what is special to decks at column 0: a marker, or the separator behind a short card.
  mutating func takeCardLine() {
    isMarkerLine = false
    let start = cursor.offset
    switch bytes.peek(start) {
    case "Q", "A", "C":
      guard bytes.peek(start + 1) == ":", !isInVerbatim else { return }
      takeMarker(at: start)
    case "-":
      guard isInCard, isSeparator(at: start), !isInVerbatim else { return }
      closeBlocks(keeping: 1)
      addBlock(.thematicBreak(endsCard: true), from: start, to: cursor.end)
      isInCard = false
      takeLine()
    default: return
    }
  }

  /// Whether a fenced code block or an HTML block is open that needs no prefix.
  private var isInVerbatim: Bool {
    guard open.count == 2 else { return false }
    switch open[1].rule {
    case .fence, .html: return true
    default: return false
    }
  }

  private func isSeparator(at start: Int) -> Bool {
    let length = bytes.run(of: UInt8(ascii: "-"), at: start, end: cursor.end)
    return length >= 3
      && bytes.skippingBlanks(start + length, end: cursor.end) == cursor.end
  }

  /// Ends every open block, and leaves what follows the marker as the start of a line.
  private mutating func takeMarker(at start: Int) {
    guard start + 2 <= cursor.end, let marker = CardMarker(rawValue: bytes[start]) else { return }
    let text = skippingCopiedBlanks(start + 2)
    guard text > start + 2 || text == cursor.end else { return }
    closeBlocks(keeping: 1)
    addBlock(.marker(marker), from: start, to: start + 2)
    isInCard = true
    isMarkerLine = true
    cursor.begin(at: text, end: cursor.end)
  }

  /// Goes over blanks, and over no-break spaces, which come with text copied from a page.
  private func skippingCopiedBlanks(_ start: Int) -> Int {
    var offset = start
    while offset < cursor.end {
      if bytes[offset].isBlank {
        offset += 1
      } else if bytes[offset] == 0xC2, bytes.peek(offset + 1) == 0xA0 {
        offset += 2
      } else {
        break
      }
    }
    return offset
  }
}
