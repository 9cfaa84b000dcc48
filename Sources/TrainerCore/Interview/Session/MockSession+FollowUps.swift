import TrainerScoring

extension MockSession {
  func utterance(
    _ text: String, isCode: Bool = false, followUp: (question: String, idea: String)? = nil
  ) -> Utterance {
    Utterance(
      turn: turnsAsked, question: turns[turn].question.id,
      ideas: Set(turns[turn].question.ideas.map(\.id)), isCode: isCode, followUp: followUp,
      text: text)
  }

  /// What was heard of a question; rapid ones and follow-ups stand alone.
  func heard(_ question: MockQuestion) -> [HeardIdea] {
    hearing.ideas(
      of: question,
      standsAlone: plan.form == .rapid || plan.followUps.contains { $0.id == question.id })
  }

  /// How many questions may follow one.
  static let mostFollowUps = 2

  /// Asks for the next thing that is missing and has a question of its own, or goes on.
  mutating func followUp(at now: Int) -> [MockEffect] {
    guard followUps < Self.mostFollowUps,
      let next = missing.first(where: { !asked.contains($0.id) })
    else { return nextTurn(at: now) }
    followUps += 1
    asked.insert(next.id)
    if turns[turn].manner != .code { hearing.asked(for: next.id) }
    stage = .following(idea: next.id, label: next.label, question: next.question)
    return speak(next.question, at: now)
  }

  /// What this turn listens for and has not heard, with the questions that ask for it.
  private var missing: [(id: String, label: String, question: String)] {
    if turns[turn].manner == .code {
      return hearing.checkpoints(plan.checkpoints).filter { $0.standing == .missing }
        .compactMap { heard in
          heard.checkpoint.followUp.map { (heard.checkpoint.id, heard.checkpoint.label, $0) }
        }
    }
    return heard(turns[turn].question).filter { $0.standing.halves == 0 }
      .compactMap { heard in
        heard.idea.followUp.map { (heard.idea.id, heard.idea.label, $0) }
      }
  }

  mutating func answerFollowUp(_ text: String, at now: Int) -> [MockEffect] {
    guard case .following(let id, let label, let question) = stage else { return [] }
    if !text.isEmpty {
      log(.candidate, text, at: now)
      hearing.hear(utterance(text, followUp: (question, id)))
    }
    var reaction: [MockEffect] = []
    if turns[turn].manner == .code {
      let heard = hearing.checkpoints(plan.checkpoints).first { $0.checkpoint.id == id }
      reaction = [.show(.reaction(label: label, isFound: heard?.standing == .prompted))]
    }
    return reaction + followUp(at: now)
  }
}
