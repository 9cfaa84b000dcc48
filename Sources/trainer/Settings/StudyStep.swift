import TrainerScheduling

/// Delays between answers as people write them: `30s`, `10m`, `4h`, `1d`.
enum StudyStep {
  private static let units: [(letter: Character, seconds: Int)] = [
    ("d", 86_400), ("h", 3600), ("m", 60), ("s", 1),
  ]

  /// Delays in seconds; several may stand in one text; `none` is the empty list.
  static func list(_ texts: [String]) -> [Int]? {
    let words = texts.flatMap { $0.split { $0 == " " || $0 == "," } }
    if words == ["none"] { return [] }
    let steps = words.compactMap(seconds)
    return steps.isEmpty || steps.count != words.count ? nil : steps
  }

  /// Delays in seconds as people write them.
  static func text(_ steps: [Int]) -> String {
    steps.isEmpty ? "none" : steps.map(text).joined(separator: " ")
  }

  private static func seconds(_ word: Substring) -> Int? {
    guard let unit = units.first(where: { $0.letter == word.last }),
      let count = Int(word.dropLast()), word.dropLast().allSatisfy(\.isNumber)
    else { return nil }
    let (seconds, overflow) = count.multipliedReportingOverflow(by: unit.seconds)
    return !overflow && SchedulerSettings.stepRange.contains(seconds) ? seconds : nil
  }

  private static func text(_ step: Int) -> String {
    let unit = units.first { step % $0.seconds == 0 } ?? units[units.count - 1]
    return "\(step / unit.seconds)\(unit.letter)"
  }
}
