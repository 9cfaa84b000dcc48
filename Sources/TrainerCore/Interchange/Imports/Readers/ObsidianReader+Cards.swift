import TrainerScheduling

extension ObsidianReader {
  mutating func addSides(
    _ front: [Substring], _ back: [Substring], isBothWays: Bool, _ schedules: [ObsidianSchedule],
    _ line: Int, _ take: ImportReading.Take
  ) throws {
    let (front, back) = (HTMLInMarkdown.cleaned(withoutTags(front)), HTMLInMarkdown.cleaned(back))
    guard !front.isBlankLine, !back.isBlankLine else {
      return reading.unread.append(ImportNote(line, "a card with an empty side"))
    }
    try add(
      ImportedItem(.recall(.card), question: front, answer: back, line: line), schedules.first,
      take)
    if isBothWays {
      try add(
        ImportedItem(.recall(.card), question: back, answer: front, line: line),
        schedules.dropFirst().first, take)
    }
  }

  mutating func addLines(
    _ lines: [SourceLines.Line], _ schedules: [ObsidianSchedule], _ take: ImportReading.Take
  ) throws {
    var rest = schedules[...]
    for line in lines where !line.isCode {
      let isBothWays = line.text.contains(":::")
      guard let divider = line.text.range(ofText: isBothWays ? ":::" : "::") else { continue }
      let front = line.text[..<divider.lowerBound].withoutListMarker
      try addSides(
        [front], [line.text[divider.upperBound...].trimmed], isBothWays: isBothWays,
        Array(rest.prefix(isBothWays ? 2 : 1)), line.number, take)
      rest = rest.dropFirst(isBothWays ? 2 : 1)
    }
  }

  mutating func addCloze(
    _ lines: [SourceLines.Line], _ schedules: [ObsidianSchedule], _ take: ImportReading.Take
  ) throws {
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
    try reading.hand(item, to: take)
  }

  private mutating func add(
    _ item: ImportedItem, _ schedule: ObsidianSchedule?, _ take: ImportReading.Take
  ) throws {
    var item = item
    item.topic = topic
    item.reviews = schedule.flatMap { review($0, deletion: 0) }.map { [$0] } ?? []
    try reading.hand(item, to: take)
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

extension Substring {
  fileprivate var withoutListMarker: Substring {
    let text = trimmed
    return ["- ", "* ", "+ "].contains(where: text.hasPrefix) ? text.dropFirst(2).trimmed : text
  }
}
