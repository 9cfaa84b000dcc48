import TrainerScheduling

/// Reads notes of Obsidian with cards of the plugin Spaced Repetition: `front::back`, `front:::back`
/// both ways, `?` and `??` between two sides, `==cloze==`; and the schedules in comments beside them.
struct ObsidianReader {
  private var reading = ImportReading(format: .obsidian)
  private var topic: String?
  private let zone: Int

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

// MARK: - Cards

extension ObsidianReader {
  private mutating func addSides(
    _ front: [Substring], _ back: [Substring], isBothWays: Bool, _ schedules: [ObsidianSchedule],
    _ line: Int
  ) {
    let (front, back) = (HTMLInMarkdown.cleaned(withoutTags(front)), HTMLInMarkdown.cleaned(back))
    guard !front.isBlankLine, !back.isBlankLine else {
      return reading.unread.append(ImportNote(line, "a card with an empty side"))
    }
    add(ImportedItem(.recall(.card), question: front, answer: back, line: line), schedules.first)
    if isBothWays {
      add(
        ImportedItem(.recall(.card), question: back, answer: front, line: line),
        schedules.dropFirst().first)
    }
  }

  private mutating func addLines(_ lines: [SourceLines.Line], _ schedules: [ObsidianSchedule]) {
    var rest = schedules[...]
    for line in lines where !line.isCode {
      let isBothWays = line.text.contains(":::")
      guard let divider = line.text.range(ofText: isBothWays ? ":::" : "::") else { continue }
      let front = line.text[..<divider.lowerBound].withoutListMarker
      addSides(
        [front], [line.text[divider.upperBound...].trimmed], isBothWays: isBothWays,
        Array(rest.prefix(isBothWays ? 2 : 1)), line.number)
      rest = rest.dropFirst(isBothWays ? 2 : 1)
    }
  }

  private mutating func addCloze(_ lines: [SourceLines.Line], _ schedules: [ObsidianSchedule]) {
    let text = HTMLInMarkdown.cleaned(withoutTags(lines.map(\.text)))
    var pieces = text.split(separator: "==", omittingEmptySubsequences: false)
    guard pieces.count > 2 else { return }
    if pieces.count % 2 == 0 {
      let last = pieces.removeLast()
      pieces[pieces.count - 1] = Substring(pieces[pieces.count - 1] + "==" + last)
    }
    let braced = pieces.enumerated().map { number, piece in
      number % 2 == 0
        ? piece.split(separator: "{{", omittingEmptySubsequences: false).joined(separator: "{\\{")
        : "{{"
          + piece.split(separator: "::", omittingEmptySubsequences: false).joined(separator: ":\\:")
          + "}}"
    }.joined()
    var item = ImportedItem(.cloze, question: braced, answer: "", line: lines[0].number)
    item.reviews = schedules.prefix(pieces.count / 2).enumerated().compactMap {
      review($1, deletion: $0)
    }
    item.topic = topic
    reading.items.append(item)
  }

  private mutating func add(_ item: ImportedItem, _ schedule: ObsidianSchedule?) {
    var item = item
    item.topic = topic
    item.reviews = schedule.flatMap { review($0, deletion: 0) }.map { [$0] } ?? []
    reading.items.append(item)
  }

  /// The plugin keeps no answers; what it promises is as after a good one on the day before the interval.
  private func review(_ schedule: ObsidianSchedule, deletion: Int) -> ImportedItem.Review? {
    guard schedule.interval > 0, schedule.interval < 36_500 else { return nil }
    let day = schedule.due.advanced(by: -schedule.interval)
    return ImportedItem.Review(
      deletion: deletion,
      moment: Moment(
        utcMilliseconds: day.middle(offsetMinutes: zone, dayStartMinutes: 0), offsetMinutes: zone),
      rating: .good, due: schedule.due)
  }

  /// Without words like `#flashcards/swift`, which name decks there.
  private func withoutTags(_ lines: [Substring]) -> [Substring] {
    lines.map { line in
      guard line.contains("#flashcards") else { return line }
      return Substring(
        line.split(separator: " ").filter { !$0.hasPrefix("#flashcards") }.joined(separator: " "))
    }
  }
}

/// What a comment says of a card: `<!--SR:!2026-12-04,3,250-->`.
struct ObsidianSchedule {
  let due: StudyDay

  /// In days.
  let interval: Int

  static func all(in line: Substring) -> [ObsidianSchedule] {
    guard let start = line.range(ofText: "<!--sr:") else { return [] }
    let inside = line[start.upperBound...].prefix { $0 != ">" }
    return inside.split(separator: "!").compactMap { piece in
      let fields = piece.split(separator: ",")
      guard fields.count >= 2, let due = StudyDay(iso: fields[0].prefix(10)),
        let interval = Double(fields[1])
      else { return nil }
      return interval.isFinite && abs(interval) < 1e6
        ? ObsidianSchedule(due: due, interval: Int(interval)) : nil
    }
  }

  static func removed(from line: Substring) -> Substring {
    guard let start = line.range(ofText: "<!--sr:") else { return line }
    let rest = line[start.upperBound...]
    let end = rest.range(ofText: "-->")?.upperBound ?? rest.endIndex
    return Substring(line[..<start.lowerBound] + rest[end...]).trimmed
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

extension Substring {
  fileprivate var withoutListMarker: Substring {
    let text = trimmed
    return ["- ", "* ", "+ "].contains(where: text.hasPrefix) ? text.dropFirst(2).trimmed : text
  }
}
