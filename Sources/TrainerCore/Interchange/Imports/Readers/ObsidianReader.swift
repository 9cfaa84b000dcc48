/// Reads notes of Obsidian with cards of the plugin Spaced Repetition: `front::back`, `front:::back`
/// both ways, `?` and `??` between two sides, `==cloze==`; and the schedules in comments beside them.
struct ObsidianReader {
  var reading = ImportReading(format: .obsidian)
  var topic: String?
  let zone: Int

  static func read(
    _ stream: LineStream, zone: Int, take: ImportReading.Take
  ) throws -> ImportReading {
    var reader = ObsidianReader(zone: zone)
    var lines = stream
    // The pieces between blank lines; code belongs to the piece it stands in, blank lines in it too.
    var block = try reader.takeFrontMatter(&lines)
    while let line = try lines.next() {
      if !line.isCode, line.text.isBlankLine || MarkdownHeading(line.text) != nil {
        try reader.read(block, take)
        block = []
      }
      if !line.text.isBlankLine || line.isCode { try block.grow(by: line) }
    }
    try reader.read(block, take)
    if reader.reading.itemCount == 0 {
      throw ImportRefusal(
        1, "expected cards: front::back, a line ? between two sides, or ==hidden== text")
    }
    reader.reading.unread += lines.media.notes
    return reader.reading
  }

  private init(zone: Int) { self.zone = zone }

  /// Passes front matter; what began like it and is none is the first block.
  private mutating func takeFrontMatter(_ lines: inout LineStream) throws -> [SourceLines.Line] {
    guard let first = try lines.next() else { return [] }
    var taken = first.text.isBlankLine ? [] : [first]
    guard first.text == "---" else { return taken }
    while taken.count < 1000, let line = try lines.next() {
      if line.text == "---" {
        for line in taken where line.text.hasPrefix("title:") {
          reading.title = String(line.text.dropFirst(6).trimmed.filter { $0 != "\"" })
        }
        return []
      }
      taken.append(line)
    }
    return taken
  }

  private mutating func read(_ block: [SourceLines.Line], _ take: ImportReading.Take) throws {
    if block.isEmpty { return }
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
    let found = reading.itemCount
    if let first = lines.first { try read(lines, first, schedules, take) }
    if !schedules.isEmpty, reading.itemCount == found {
      reading.unread.append(ImportNote(block[0].number, "a schedule without a card above it"))
    }
  }

  private mutating func read(
    _ lines: [SourceLines.Line], _ first: SourceLines.Line, _ schedules: [ObsidianSchedule],
    _ take: ImportReading.Take
  ) throws {
    if let sign = lines.firstIndex(where: { !$0.isCode && ($0.text == "?" || $0.text == "??") }) {
      try addSides(
        lines[..<sign].map(\.text), lines[(sign + 1)...].map(\.text),
        isBothWays: lines[sign].text == "??",
        schedules, first.number, take)
    } else if lines.contains(where: { !$0.isCode && $0.text.contains("==") }) {
      try addCloze(lines, schedules, take)
    } else {
      try addLines(lines, schedules, take)
    }
  }
}
