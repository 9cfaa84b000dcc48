import TrainerScheduling

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
