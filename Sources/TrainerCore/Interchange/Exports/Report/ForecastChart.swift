import TrainerScheduling

/// What the next days hold.
struct ForecastChart {
  private let statistics: Statistics

  init(_ statistics: Statistics) { self.statistics = statistics }

  var svg: String {
    let counts = statistics.forecast.counts
    let most = max(1, counts.max() ?? 0)
    var picture = Picture(
      width: 700, height: 150, title: "Due in the next 30 days",
      description: "\(counts.reduce(0, +)) questions in all, at most \(counts.max() ?? 0) a day.")
    picture.line("axis", 130, from: 40, to: 690)
    picture.text(34, 18, "\(most)", anchor: "end")
    let width = 650.0 / Double(counts.count)
    for (number, count) in counts.enumerated() {
      let day = statistics.today.advanced(by: number + 1)
      let x = 40 + width * Double(number)
      if count > 0 {
        let height = 116 * Double(count) / Double(most)
        picture.bar(x + 2, 130 - height, width - 4, height, "\(day.iso): \(count)")
      }
      if number % 7 == 0 {
        picture.text(x + width / 2, 148, String(day.iso.dropFirst(5)), anchor: "middle")
      }
    }
    return picture.svg
  }
}
