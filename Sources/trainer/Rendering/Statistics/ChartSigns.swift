/// What small charts are drawn with; numbers stand beside every one of them.
struct ChartSigns: Sendable, Hashable {
  /// A day of practice, from little to much; the first is a day without.
  let shades: [Character]

  /// A bar, and what is left of its room.
  let bar: Character
  let room: Character

  /// Heights of a line, from low to high; none where the numbers have to do.
  let heights: [Character]

  /// Blocks and shades.
  static let rich = ChartSigns(
    shades: ["·", "░", "▒", "▓", "█"], bar: "█", room: "░",
    heights: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"])

  /// Letters of ASCII.
  static let ascii = ChartSigns(
    shades: [".", ":", "+", "*", "#"], bar: "#", room: ".", heights: [])
}

extension ChartSigns {
  /// A bar for a share of a width, 0 to 1; at least one sign for what is more than nothing.
  func bar(_ share: Double, width: Int) -> String {
    let filled = share <= 0 ? 0 : max(1, min(width, Int((share * Double(width)).rounded())))
    return String(repeating: bar, count: filled) + String(repeating: room, count: width - filled)
  }

  /// A bar for a count among others, without the rest of its room.
  func bar(_ count: Int, of most: Int, width: Int) -> String {
    guard most > 0, count > 0 else { return "" }
    return String(repeating: bar, count: max(1, count * width / most))
  }

  /// The sign of a day with so many answers, where the fullest day had `most`.
  func shade(_ count: Int, of most: Int) -> Character {
    guard count > 0, most > 0 else { return shades[0] }
    return shades[min(shades.count - 1, (count * (shades.count - 1) + most - 1) / most)]
  }

  /// Heights of values between `low` and `high`; empty where there are none to draw.
  func line(_ values: [Double?], low: Double, high: Double) -> String {
    guard !heights.isEmpty else { return "" }
    return String(
      values.map { value in
        guard let value else { return " " }
        let share = max(0, min(1, (value - low) / (high - low)))
        return heights[Int((share * Double(heights.count - 1)).rounded())]
      })
  }
}
