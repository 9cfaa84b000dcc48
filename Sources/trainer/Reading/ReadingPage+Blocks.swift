import TrainerMarkdown

extension ReadingPage {
  /// Writes a block; `gap` says whether a blank line parts it from what came before.
  mutating func write(_ block: BlockID, gap: Bool) {
    switch document.kind(of: block) {
    case .document, .listItem: writeChildren(of: block, gap: gap, innerGap: true)
    case .paragraph: writeParagraph(block, gap)
    case .heading(let level, _): writeHeading(block, level, gap)
    case .thematicBreak(endsCard: false): writeRule(gap)
    case .indentedCode, .fencedCode: writeCode(block, gap)
    case .htmlBlock: writeHTML(block, gap)
    case .blockQuote: writeQuote(block, gap)
    case .list(let marker, let isTight): writeList(block, marker, isTight: isTight, gap)
    case .table: writeTable(block, gap)
    case .thematicBreak, .tableRow, .tableCell, .linkReferenceDefinition, .marker: break
    }
  }

  private mutating func writeChildren(of block: BlockID, gap: Bool, innerGap: Bool) {
    var gap = gap
    for child in document.children(of: block) {
      write(child, gap: gap)
      gap = innerGap
    }
  }

  private mutating func writeParagraph(_ block: BlockID, _ gap: Bool) {
    writeGap(gap)
    writeWords(reading.spans(of: document.inlines(of: block)))
  }

  private mutating func writeHeading(_ block: BlockID, _ level: Int, _ gap: Bool) {
    writeGap(gap)
    let spans = reading.spans(of: document.inlines(of: block), reading.theme.heading)
    let line = level == 1 ? reading.signs.lineUnderTitle : reading.signs.lineUnderHeading
    guard level <= 2, let line else {
      let marks = String(repeating: "#", count: level) + " "
      return behind(StyledText(marks, reading.theme.sign)) { $0.writeWords(spans) }
    }
    let rows = StyledText(spans: spans).wrapped(to: room)
    for row in rows { write(row) }
    let width = rows.map(\.width).max() ?? 0
    write(StyledText(String(repeating: line, count: width), reading.theme.sign))
  }

  private mutating func writeRule(_ gap: Bool) {
    writeGap(gap)
    let rule = reading.signs.rule
    let isDrawn = rule.count == 1
    let count = isDrawn ? min(room ?? Self.widestRule, Self.widestRule) : 1
    write(StyledText(String(repeating: rule, count: count), reading.theme.sign))
  }

  /// A rule parts two texts; it need not reach across the page for that.
  private static let widestRule = 40

  private mutating func writeCode(_ block: BlockID, _ gap: Bool) {
    writeGap(gap)
    var code = document.content(of: block)
    if code.last == "\n" { code.removeLast() }
    let language = document.language(of: block)
    let sign = StyledText(reading.numbersCode ? "" : "    ")
    behind(sign) { page in
      for line in page.reading.code(code, language: language, width: page.room) {
        page.write(line)
      }
    }
  }

  private mutating func writeHTML(_ block: BlockID, _ gap: Bool) {
    let text = PlainWriter().text([block], of: document)
    if text.isEmpty { return }
    writeGap(gap)
    writeWords([StyledText.Span(text: String(text.dropLast()))])
  }

  private mutating func writeQuote(_ block: BlockID, _ gap: Bool) {
    writeGap(gap)
    let sign = StyledText(reading.signs.quote, reading.theme.sign)
    behind(sign, others: sign) { $0.writeChildren(of: block, gap: false, innerGap: true) }
  }

  private mutating func writeList(
    _ block: BlockID, _ marker: ListMarker, isTight: Bool, _ gap: Bool
  ) {
    let items = Array(document.children(of: block))
    let bullets = bullets(of: items, marker)
    let depth = listDepth
    if case .bullet = marker { listDepth += 1 }
    for (position, item) in items.enumerated() {
      writeGap(position == 0 ? gap : !isTight)
      behind(StyledText(bullets[position], reading.theme.sign)) {
        $0.writeChildren(of: item, gap: false, innerGap: !isTight)
      }
    }
    listDepth = depth
  }

  /// What stands before each item; numbers end in one column.
  private func bullets(of items: [BlockID], _ marker: ListMarker) -> [String] {
    switch marker {
    case .bullet:
      let bullet = reading.signs.bullets[min(listDepth, reading.signs.bullets.count - 1)]
      return items.map { box(of: $0) ?? bullet }
    case .ordered(let start, let delimiter):
      let widest = String(start + items.count - 1).count
      return items.enumerated().map { position, item in
        let number = String(start + position)
        let blanks = String(repeating: " ", count: widest - number.count)
        return blanks + number + String(UnicodeScalar(delimiter)) + " " + (box(of: item) ?? "")
      }
    }
  }

  private func box(of item: BlockID) -> String? {
    switch document.kind(of: item) {
    case .listItem(.open): reading.signs.open
    case .listItem(.done): reading.signs.done
    default: nil
    }
  }
}
