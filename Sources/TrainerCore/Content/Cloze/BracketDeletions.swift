/// Finds the `[hidden]` parts of a text whose code, links, images and escapes have been set aside.
///
/// A formula between dollars is set aside too: `$` opens one only before a character that is not blank,
/// and closes it only behind one that is not blank and not before a digit. Of a bracket and a dollar
/// the one that opens first wins.
struct BracketDeletions {
  private let bytes: [UInt8]
  private var marks: [Mark] = []

  /// A bracket or dollar.
  private struct Mark {
    let offset: Int
    let byte: UInt8

    /// For an opening bracket the index of the one that closes it.
    var closing: Int?
    var closesFormula = false
    var opensFormula = false
  }

  /// Takes the ranges of plain text, in their order.
  init(_ bytes: [UInt8], plainText: [Range<Int>]) {
    self.bytes = bytes
    for range in plainText {
      for offset in range where Self.isMark(bytes[offset]) { marks.append(mark(at: offset)) }
    }
    matchBrackets()
  }

  /// The outermost deletions, brackets included.
  var ranges: [Range<Int>] {
    var found: [Range<Int>] = []
    let formulaEnds = formulaEnds
    var index = 0
    while index < marks.count {
      let mark = marks[index]
      if let closing = mark.closing {
        let range = mark.offset..<marks[closing].offset + 1
        if !bytes[range].dropFirst().dropLast().allSatisfy(\.isBlank) { found.append(range) }
        index = closing
      } else if mark.opensFormula, let end = formulaEnds[index] {
        index = end
      }
      index += 1
    }
    return found
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "$")
  }

  private func mark(at offset: Int) -> Mark {
    var mark = Mark(offset: offset, byte: bytes[offset])
    if mark.byte == UInt8(ascii: "$") {
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : UInt8(ascii: " ")
      mark.opensFormula = !next.isBlank
      mark.closesFormula = offset > 0 && !bytes[offset - 1].isBlank && !next.isDigit
    }
    return mark
  }

  private mutating func matchBrackets() {
    var open: [Int] = []
    for index in marks.indices {
      switch marks[index].byte {
      case UInt8(ascii: "["): open.append(index)
      case UInt8(ascii: "]"): if let start = open.popLast() { marks[start].closing = index }
      default: continue
      }
    }
  }

  /// For each mark the index of the next dollar that can close a formula of at least one character.
  private var formulaEnds: [Int?] {
    var ends: [Int?] = Array(repeating: nil, count: marks.count)
    var next: Int?
    for index in marks.indices.reversed() {
      ends[index] = next
      if marks[index].closesFormula { next = index }
      if let end = ends[index], marks[end].offset == marks[index].offset + 1 {
        ends[index] = ends[end]
      }
    }
    return ends
  }
}
