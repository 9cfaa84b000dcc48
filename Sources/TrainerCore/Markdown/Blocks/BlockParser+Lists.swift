extension BlockParser {
  /// `-`, `+` or `*` and a blank.
  mutating func startBulletItem() -> Bool {
    startItem(.bullet(cursor.byte), length: 1)
  }

  /// A number of at most nine digits, `.` or `)`, and a blank.
  mutating func startOrderedItem() -> Bool {
    let start = cursor.nonblank
    var offset = start
    var number = 0
    while offset < cursor.end, bytes[offset].isDigit, offset - start < 9 {
      number = number * 10 + Int(bytes[offset] & 15)
      offset += 1
    }
    guard offset < cursor.end, bytes[offset] == "." || bytes[offset] == ")" else { return false }
    if continuesParagraph, number != 1 { return false }
    return startItem(
      .ordered(start: number, delimiter: bytes[offset]), length: offset + 1 - start)
  }

  /// Opens an item whose marker has `length` bytes, and a list around it unless one goes on.
  private mutating func startItem(_ marker: ListMarker, length: Int) -> Bool {
    let start = cursor.nonblank
    let markerEnd = start + length
    guard markerEnd == cursor.end || bytes[markerEnd].isBlank else { return false }
    let isEmpty = bytes.skippingBlanks(markerEnd, end: cursor.end) == cursor.end
    if continuesParagraph, isEmpty { return false }
    guard hasRoomForContainer(at: start) else { return false }
    let indent = cursor.indent
    cursor.skipBlanks()
    cursor.skip(length)
    // An item's content is aligned with its first word, unless that word begins indented code.
    let blanks = isEmpty || cursor.indent > 4 ? 1 : cursor.indent
    cursor.skip(columns: blanks)
    openList(marker, from: start, to: markerEnd)
    openBlock(
      .listItem(nil), from: start, to: markerEnd,
      rule: .item(contentIndent: indent + length + blanks), in: marker)
    return true
  }

  private mutating func openList(_ marker: ListMarker, from start: Int, to end: Int) {
    closeUnmatched()
    while !open[open.count - 1].holds(marker) { closeLast() }
    if case .list = open[open.count - 1].rule { return }
    openBlock(.list(marker, isTight: true), from: start, to: end, rule: .list(marker))
  }

  /// Takes the box at the start of an item's first paragraph.
  mutating func takeTaskBox() {
    let item = open[open.count - 1]
    guard case .item = item.rule, cursor.byte == "[", !hasChildren(item.index) else { return }
    let start = cursor.nonblank
    guard let box = TaskBox(bytes, at: start, end: cursor.end) else { return }
    tree.blocks[item.index].kind = .listItem(box)
    if box != .almost { cursor.jump(to: start + 3) }
  }
}

extension TaskBox {
  /// Reads a box and what follows it, which must be a blank and some text.
  fileprivate init?(_ bytes: Bytes, at start: Int, end: Int) {
    var offset = start + 1
    var crosses = 0
    while offset < end, offset - start <= 3, bytes[offset] != "]" {
      guard bytes[offset].isBlank || bytes[offset].lowercased == "x" else { return nil }
      if bytes[offset].lowercased == "x" { crosses += 1 }
      offset += 1
    }
    guard offset < end, bytes[offset] == "]", crosses <= 1 else { return nil }
    let next = bytes.peek(offset + 1)
    if offset + 1 < end, next.isPunctuation, next != "`" { return nil }
    let text = bytes.skippingBlanks(offset + 1, end: end)
    guard offset == start + 2, text > offset + 1, text < end else {
      self = .almost
      return
    }
    self = crosses == 1 ? .done : .open
  }
}
