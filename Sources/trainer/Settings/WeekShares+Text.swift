import TrainerScheduling

extension WeekShares {
  private static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// As it is typed: `sat 50% sun 0%`, or `none` where all days are alike.
  var text: String {
    let parts = zip(Self.names, days).filter { $1 < 1 }
      .map { "\($0) \(Int(($1 * 100).rounded()))%" }
    return parts.isEmpty ? "none" : parts.joined(separator: " ")
  }

  /// Reads days and shares in percent, in one text or in several; days not named are as usual.
  init?(texts: [String]) {
    let words = texts.flatMap { $0.lowercased().split { " ,".contains($0) }.map(String.init) }
    if words == ["none"] {
      self = .even
      return
    }
    guard !words.isEmpty, words.count.isMultiple(of: 2) else { return nil }
    var shares = Self.even.days
    for start in stride(from: 0, to: words.count, by: 2) {
      guard let day = Self.names.firstIndex(where: { words[start].hasPrefix($0) }),
        let percent = Int(words[start + 1].replacing("%", with: "")), 0...100 ~= percent
      else { return nil }
      shares[day] = Double(percent) / 100
    }
    self.init(shares)
  }
}
