extension LineEditing {
  /// Changes the text so that it can be taken back.
  mutating func change(_ range: Range<Int>, to text: String, as change: UndoStack.Change = .other) {
    if range.isEmpty, text.isEmpty { return }
    undo.keep(buffer, before: change)
    buffer.replace(range, with: text)
  }

  mutating func insert(_ text: String) { change(buffer.cursor..<buffer.cursor, to: text) }

  mutating func takeBack() {
    if let before = undo.takeBack() { buffer = before }
  }

  /// Moves the cursor, or goes through the history; false for other keys.
  mutating func move(_ key: Key) -> Bool {
    switch key {
    case .left, .control("b"): buffer.move(to: buffer.cursor - 1)
    case .right, .control("f"): buffer.move(to: buffer.cursor + 1)
    case .wordLeft, .alt("b"): buffer.move(to: buffer.wordBefore)
    case .wordRight, .alt("f"): buffer.move(to: buffer.wordAfter)
    case .home, .control("a"): buffer.move(to: buffer.startOfLine)
    case .end, .control("e"): buffer.move(to: buffer.endOfLine)
    case .alt("<"): buffer.move(to: 0)
    case .alt(">"): buffer.move(to: buffer.characters.count)
    case .up, .control("p"): moveUp()
    case .down, .control("n"): moveDown()
    default: return false
    }
    undo.breakOff()
    return true
  }

  /// Goes a row up, wherever the rows come from; only the first one leads to the history.
  private mutating func moveUp() {
    if let place = layout.placeAbove(buffer.cursor) {
      buffer.move(to: place)
    } else if let older = history.older(than: buffer) {
      buffer = older
    }
  }

  private mutating func moveDown() {
    if let place = layout.placeBelow(buffer.cursor) {
      buffer.move(to: place)
    } else if let newer = history.newer(than: buffer) {
      buffer = newer
    }
  }

  private var layout: LineLayout { LineLayout(prompt: prompt.text, buffer, size) }

  /// Cuts text out that Ctrl-Y puts back in; false for other keys.
  mutating func kill(_ key: Key) -> Bool {
    let cursor = buffer.cursor
    switch key {
    case .control("k"): kill(cursor..<endOfKill, forward: true)
    case .control("u"): kill(buffer.startOfLine..<cursor, forward: false)
    case .control("w"): kill(buffer.blankBefore..<cursor, forward: false)
    case .altBackspace: kill(buffer.wordBefore..<cursor, forward: false)
    case .alt("d"): kill(cursor..<buffer.wordAfter, forward: true)
    default: return false
    }
    return true
  }

  /// The end of the line, or the line end itself where the cursor stands at it.
  private var endOfKill: Int {
    let end = buffer.endOfLine
    return end == buffer.cursor ? min(end + 1, buffer.characters.count) : end
  }

  private mutating func kill(_ range: Range<Int>, forward: Bool) {
    kills.take(String(buffer.characters[range]), forward: forward)
    change(range, to: "")
  }

  mutating func change(_ key: Key) {
    let cursor = buffer.cursor
    switch key {
    case .backspace: change(max(0, cursor - 1)..<cursor, to: "")
    case .delete, .control("d"):
      change(cursor..<min(cursor + 1, buffer.characters.count), to: "")
    case .control("y"): insert(kills.text)
    case .control("t"): transpose()
    case .control("_"): takeBack()
    default: break
    }
  }

  /// Swaps the characters around the cursor; behind the last one, the last two.
  private mutating func transpose() {
    let second = min(buffer.cursor, buffer.characters.count - 1)
    guard second > 0 else { return }
    let (one, other) = (buffer.characters[second - 1], buffer.characters[second])
    change(second - 1..<second + 1, to: "\(other)\(one)")
  }
}
