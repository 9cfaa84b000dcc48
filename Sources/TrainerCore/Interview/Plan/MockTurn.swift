import TrainerScoring

/// One thing that the interviewer asks, and how it is answered.
public struct MockTurn: Sendable, Hashable {
  /// How a turn is answered.
  public enum Manner: String, Sendable, Hashable {
    /// By questions of the candidate's; an empty line ends them.
    case clarify

    /// By points, a line each; an empty line ends them.
    case points

    /// By one entry.
    case answer

    /// By code.
    case code
  }

  /// How it is answered.
  public let manner: Manner

  /// What is asked; its text is empty where the phase says it all.
  public let question: MockQuestion
}

extension MockPlan {
  /// The turns of a phase that are known before anything is said.
  ///
  /// What a deck has and no phase asks for is asked in the first phase or the last.
  func turns(of number: Int) -> [MockTurn] {
    let phase = phases[number]
    var turns = turns(phase.work, in: phase)
    if number == 0, form == .coding, !hasPhase(.code) { turns.append(codeTurn(nil)) }
    if number == 0, !hasPhase(.clarify), !clarifying.isEmpty {
      turns.insert(clarifyTurn(nil), at: 0)
    }
    if number == phases.count - 1 {
      for work in [MockPhase.Work.decisions, .bugs, .followUps] where !hasPhase(work) {
        turns += self.turns(work, in: phase)
      }
    }
    return turns
  }

  private func hasPhase(_ work: MockPhase.Work) -> Bool { phases.contains { $0.work == work } }

  private func turns(_ work: MockPhase.Work, in phase: MockPhase) -> [MockTurn] {
    switch work {
    case .clarify: [clarifyTurn(phase.asks.first)]
    case .code: [codeTurn(phase.asks.first)]
    case .talk, .deepDive: talkTurns(phase)
    case .decisions: decisions.map { MockTurn(manner: .answer, question: $0) }
    case .followUps: followUps.map { MockTurn(manner: .answer, question: $0) }
    case .rapid: questions.map { MockTurn(manner: .answer, question: $0) }
    case .bugs: bugs.isEmpty ? [] : [bugsTurn(phase.work == .bugs ? phase.asks.first : nil)]
    }
  }

  private func clarifyTurn(_ ask: String?) -> MockTurn {
    MockTurn(manner: .clarify, question: MockQuestion(id: "clarify", text: ask ?? "", ideas: []))
  }

  private func codeTurn(_ ask: String?) -> MockTurn {
    MockTurn(manner: .code, question: MockQuestion(id: "code", text: ask ?? "", ideas: []))
  }

  private func bugsTurn(_ ask: String?) -> MockTurn {
    let count = bugs.count == 1 ? "bug" : "\(bugs.count.inWords) bugs"
    return MockTurn(
      manner: .points,
      question: MockQuestion(
        id: "bugs", text: ask ?? "Now name the \(count) that most people ship here.",
        ideas: bugs.flatMap(\.ideas)))
  }

  private func talkTurns(_ phase: MockPhase) -> [MockTurn] {
    let wanted = ideas.filter { phase.ideas.contains($0.id) }
    // A deep dive without anything of its own asks what the rubric misses.
    if phase.work == .deepDive, wanted.isEmpty, phase.asks.isEmpty, !questions.isEmpty { return [] }
    if phase.asks.count < 2 {
      return [
        MockTurn(
          manner: .points,
          question: MockQuestion(
            id: Slug.make(from: phase.name), text: phase.asks.first ?? "", ideas: wanted,
            hints: phase.hints))
      ]
    }
    return phase.asks.enumerated().map { number, ask in
      MockTurn(
        manner: .points,
        question: MockQuestion(
          id: "\(Slug.make(from: phase.name))-\(number + 1)", text: ask,
          // What is still missing is asked for once, when all was asked.
          ideas: number == phase.asks.count - 1 ? wanted : [], hints: phase.hints))
    }
  }
}

extension Int {
  /// A small number as a word.
  fileprivate var inWords: String {
    let words = ["no", "one", "two", "three", "four", "five", "six"]
    return words.indices.contains(self) ? words[self] : String(self)
  }
}
