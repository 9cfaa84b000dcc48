/// Reads notes of Obsidian with cards of the plugin Spaced Repetition: `front::back`, `front:::back`
/// both ways, `?` and `??` between two sides, `==cloze==`; and the schedules in comments beside them.
struct ObsidianReader {
  var reading = ImportReading(format: .obsidian)
  var topic: String?
  let zone: Int

  static func read(_ lines: SourceLines, zone: Int) throws(ImportRefusal) -> ImportReading {
    var reader = ObsidianReader(zone: zone)
    for block in reader.withoutFrontMatter(lines.all).blocks { reader.read(block) }
    if reader.reading.items.isEmpty {
      throw ImportRefusal(
        1, "expected cards: front::back, a line ? between two sides, or ==hidden== text")
    }
    return reader.reading
  }

  private init(zone: Int) { self.zone = zone }

  private mutating func withoutFrontMatter(_ lines: [SourceLines.Line]) -> [SourceLines.Line] {
    guard lines.first?.text == "---",
      let end = lines.dropFirst().firstIndex(where: { $0.text == "---" })
    else { return lines }
    for line in lines[1..<end] where line.text.hasPrefix("title:") {
      reading.title = String(line.text.dropFirst(6).trimmed.filter { $0 != "\"" })
    }
    return Array(lines[(end + 1)...])
  }

  private mutating func read(_ block: [SourceLines.Line]) {
    var block = block
    if let first = block.first, !first.isCode, let heading = MarkdownHeading(first.text) {
      if heading.level == 1, reading.title == nil {
        reading.title = heading.text
      } else {
        topic = heading.text
      }
      block.removeFirst()
    }
    let schedules = block.filter { !$0.isCode }.flatMap { ObsidianSchedule.all(in: $0.text) }
    let lines = block.compactMap { line -> SourceLines.Line? in
      if line.isCode { return line }
      let text = ObsidianSchedule.removed(from: line.text)
      if text.isBlankLine { return nil }
      return SourceLines.Line(number: line.number, text: text, isCode: false)
    }
    let found = reading.items.count
    defer {
      if !schedules.isEmpty, reading.items.count == found {
        reading.unread.append(ImportNote(block[0].number, "a schedule without a card above it"))
      }
    }
    guard let first = lines.first else { return }
    if let sign = lines.firstIndex(where: { !$0.isCode && ($0.text == "?" || $0.text == "??") }) {
      addSides(
        lines[..<sign].map(\.text), lines[(sign + 1)...].map(\.text),
        isBothWays: lines[sign].text == "??",
        schedules, first.number)
    } else if lines.contains(where: { !$0.isCode && $0.text.contains("==") }) {
      addCloze(lines, schedules)
    } else {
      addLines(lines, schedules)
    }
  }
}

extension [SourceLines.Line] {
  /// The pieces between blank lines; code belongs to the piece it stands in, blank lines in it too.
  fileprivate var blocks: [[SourceLines.Line]] {
    var blocks: [[SourceLines.Line]] = [[]]
    for line in self {
      let isEnd = !line.isCode && (line.text.isBlankLine || MarkdownHeading(line.text) != nil)
      if isEnd { blocks.append([]) }
      if !line.text.isBlankLine || line.isCode { blocks[blocks.count - 1].append(line) }
    }
    return blocks.filter { !$0.isEmpty }
  }
}
