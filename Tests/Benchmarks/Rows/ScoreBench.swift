import TrainerScoring

/// One answer of 200 words against six ideas; the question is prepared while it is read.
enum ScoreBench {
  private static let runs = 200

  static func run() -> [BenchRow] {
    let ideas = phrases.enumerated().map { number, phrase in
      KeyIdea(
        id: "idea-\(number)", label: phrase, forms: [IdeaForm(phrase), IdeaForm("it \(phrase)")],
        rejected: [IdeaForm("never \(phrase)")])
    }
    let sentences = (0..<40).map { number in
      number % 5 == 0 ? phrases[number / 5 % phrases.count] : "one thing leads to another"
    }
    let words = sentences.joined(separator: " ").split(separator: " ").prefix(200)
    let answer = words.joined(separator: " ")
    let scorer = AnswerScorer(question: "Why?", ideas: ideas)
    var covered = 0.0
    let seconds = Stopwatch.leastProcessorTime(of: 5) {
      for _ in 0..<runs { covered += scorer.score(answer).points }
    }
    precondition(covered > 0)
    return [
      BenchRow(
        "scoring 200 words against 6 ideas",
        Quantity(seconds / Double(runs) * 1000, .milliseconds), wanted: .atMost(1))
    ]
  }

  private static let phrases = [
    "a strong reference keeps the object alive", "weak references become nil by themselves",
    "the closure captures self until it is released", "unowned crashes after the owner is gone",
    "a cycle is broken with a capture list", "value types are copied when they are written to",
  ]
}
