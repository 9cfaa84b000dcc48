extension FormReading {
  /// "hugging stops it from stretching" as "hugging it not stretching"; nil where nothing is hindered.
  var denyingWhatIsHindered: FormReading? {
    guard stretches.count == 1, !isNegated else { return nil }
    var words = stretches[0].split(separator: " ").map(String.init)
    let verb = words.firstIndex { Self.hindrances.contains(WordStem.of($0.lowercased())) }
    guard let verb, let from = words[verb...].firstIndex(of: "from"), from - verb <= 4,
      from + 1 < words.count, words[from + 1].hasSuffix("ing")
    else { return nil }
    words[from] = "not"
    words.remove(at: verb)
    var reading = self
    reading.stretches = [words.joined(separator: " ")]
    return reading
  }

  private static let hindrances: WordSet = [
    "stop", "prevent", "keep", "hinder", "hold", "block",
  ]
}
