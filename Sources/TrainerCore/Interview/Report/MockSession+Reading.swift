import TrainerScoring

extension MockSession {
  /// What to read: for what was not found at all first, then for what was found in part; each item once.
  ///
  /// What never came up is not known to be lacking.
  func reading(_ questions: [QuestionResult], _ heard: [HeardCheckpoint]) -> [MockReading] {
    var seen: Set<String> = []
    return [0, 1].flatMap { worst in
      lacking(worst, of: questions) + lacking(worst, of: heard) + lackingBugs(worst)
    }.compactMap { reading in
      let names = reading.names.filter { seen.insert($0).inserted }
      return names.isEmpty
        ? nil : MockReading(number: reading.number, about: reading.about, names: names)
    }
  }

  private func lacking(_ worst: Int, of questions: [QuestionResult]) -> [MockReading] {
    questions.enumerated().filter { _, result in
      min(result.found, result.counted) == worst && result.wasJudged
    }.map { number, result in
      MockReading(
        number: number + 1, about: result.question.group ?? result.question.text.firstParagraph,
        names: result.question.read)
    }
  }

  private func lacking(_ worst: Int, of checkpoints: [HeardCheckpoint]) -> [MockReading] {
    let wasAsked = hearing.code != nil || reached.contains("code") && unanswered != "code"
    return (wasAsked ? checkpoints : []).filter { $0.standing.halves == worst }.map {
      MockReading(
        number: nil, about: $0.checkpoint.label,
        names: $0.checkpoint.read.orItem($0.checkpoint.item))
    }
  }

  private func lackingBugs(_ worst: Int) -> [MockReading] {
    plan.bugs.filter { bug in
      let result = result(of: bug, askedAs: "bugs")
      return result.wasJudged && result.ideas.contains { $0.standing.halves == worst }
    }.map {
      MockReading(
        number: nil, about: $0.ideas.first?.label ?? $0.text,
        names: $0.read.orItem($0.item))
    }
  }
}

extension [String] {
  /// What a deck names to read, or the item itself where it names nothing.
  fileprivate func orItem(_ item: String?) -> [String] {
    isEmpty ? [item].compactMap(\.self) : self
  }
}
