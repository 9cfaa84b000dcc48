import TrainerScheduling

/// The retention of the last weeks that had due questions.
struct RetentionChart {
  private let statistics: Statistics
  private let desired: Double

  init(_ statistics: Statistics, desired: Double) {
    self.statistics = statistics
    self.desired = desired
  }

  /// Empty where there are not two weeks to be compared.
  var svg: String {
    let weeks = Dictionary(grouping: statistics.days) { ($0.day.number + 3) / 7 }
      .mapValues { $0.reduce(Share()) { $0 + $1.retention } }
      .filter { $0.value.total > 0 }.sorted { $0.key < $1.key }.suffix(Self.most)
    guard weeks.count > 1, let first = weeks.first, let last = weeks.last else { return "" }
    let span = Double(max(1, last.key - first.key))
    func x(_ week: Int) -> Double { 64 + 620 * Double(week - first.key) / span }
    func y(_ share: Double) -> Double { 10 + 120 * (1 - max(0, (share - 0.5) * 2)) }
    let values = weeks.map { ($0.key, $0.value.value ?? 0) }
    let lowest = values.map(\.1).min() ?? 0
    var picture = Picture(
      width: 700, height: 150, title: "Retention by week",
      description: "From \(percent(lowest)) to \(percent(values.map(\.1).max())),"
        + " last \(percent(values.last?.1)), wanted \(percent(desired)).")
    for share in [0.5, 0.75, 1] {
      picture.line("axis", y(share), from: 64, to: 690)
      picture.text(56, y(share) + 4, percent(share), anchor: "end")
    }
    picture.line("wanted", y(desired), from: 64, to: 690)
    let path = values.map { "\(tenths(x($0.0))),\(tenths(y($0.1)))" }.joined(separator: " ")
    picture.shapes.append("<polyline class=\"path\" points=\"\(path)\"/>")
    return picture.svg
  }

  private static let most = 104
}
