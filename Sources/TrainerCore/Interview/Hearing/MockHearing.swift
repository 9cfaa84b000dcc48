import TrainerScoring

/// Everything that a candidate said in a mock interview, and what was asked for before it.
///
/// Questions to the interviewer are no claims and stand elsewhere.
struct MockHearing: Sendable {
  private(set) var utterances: [Utterance] = []

  /// By idea: how much had been said when its follow-up was asked.
  private var prompts: [String: Int] = [:]

  /// Scorers that were made ready, because each is asked many times.
  private let scorers = Scorers()

  mutating func hear(_ utterance: Utterance) { utterances.append(utterance) }

  /// Whether anything was said in a turn.
  func hasAnswer(in turn: Int) -> Bool { utterances.last?.turn == turn }

  /// Takes note that an idea was asked for by name.
  mutating func asked(for idea: String) {
    if prompts[idea] == nil { prompts[idea] = utterances.count }
  }

  /// Whether all that was said only drops names.
  var areOnlyNames: Bool {
    let text = Passage.all(of: utterances[...]).filter { $0.followUp == nil }.map(\.text)
      .joined(separator: "\n")
    let scorer = scorers.scorer("", [KeyIdea(id: "x", label: "x", forms: [])])
    return scorer.score(text).verdicts.first?.evidence == .onlyNames
  }

  /// What was done with each idea of a question, in their order.
  ///
  /// What stands alone is judged by its own answer only, everything else by all that was said.
  func ideas(of question: MockQuestion, standsAlone: Bool = false) -> [HeardIdea] {
    if question.ideas.isEmpty { return [] }
    if areOnlyNames {
      return question.ideas.map { HeardIdea(idea: $0, standing: .missing, words: nil) }
    }
    let heard = { (utterances: ArraySlice<Utterance>) in
      standsAlone ? utterances.filter { $0.question == question.id }[...] : utterances
    }
    let all = verdicts(on: question, in: heard(utterances[...]))
    return question.ideas.enumerated().map { number, idea in
      let found = all[number]
      guard found.verdict == .covered, let mark = prompts[idea.id] else {
        return HeardIdea(idea: idea, standing: .init(found.verdict), words: found.words)
      }
      let before = verdicts(on: question, in: heard(utterances[..<mark]))[number]
      return HeardIdea(
        idea: idea, standing: before.verdict == .covered ? .unasked : .prompted,
        words: found.words)
    }
  }

  private struct Judged {
    var verdict = Verdict.missing
    var words: String?

    /// Whether it comes from where the idea was listened for.
    var isAsked = false
  }

  /// The verdict on each idea: what is said where it is listened for outranks what is said elsewhere;
  /// of several turns the last word counts, but nothing said in passing takes back what was said.
  private func verdicts(
    on question: MockQuestion, in utterances: ArraySlice<Utterance>
  ) -> [Judged] {
    var judged = question.ideas.map { _ in Judged() }
    for passage in Passage.all(of: utterances) {
      // What answers a follow-up is read by its question where that asks for one of these ideas.
      let asked = passage.followUp
      if let asked, !question.ideas.contains(where: { $0.id == asked.idea }) { continue }
      let scorer = scorers.scorer(asked?.question ?? question.text, question.ideas)
      for (number, verdict) in scorer.score(passage.text).verdicts.enumerated()
      where verdict.verdict != .missing {
        let isAsked = passage.ideas.contains(question.ideas[number].id)
        let before = judged[number]
        // The first proof of a verdict is kept, unless a later one stands where it was asked for.
        if before.isAsked, !isAsked { continue }
        if before.verdict == verdict.verdict, before.isAsked == isAsked { continue }
        // In passing, what sounds like the opposite, or has some of its words, may be about something else.
        if !isAsked, verdict.verdict == .contradicted || !verdict.isSaidByForm { continue }
        judged[number] = Judged(
          verdict: verdict.verdict, words: passage.text.quoting(clauseOf: verdict.evidence.ranges),
          isAsked: isAsked)
      }
    }
    return judged
  }
}

/// What was said in one turn, or in answer to one follow-up, as one text.
struct Passage {
  /// The follow-up that it answers, and the idea that was asked for.
  var followUp: (question: String, idea: String)?

  /// What was listened for, by the ids of the ideas.
  var ideas: Set<String> = []
  var text: String

  /// The passages of what was said, code left out; an answer to a follow-up stands in its turn's
  /// passage and in one of its own.
  static func all(of utterances: ArraySlice<Utterance>) -> [Passage] {
    var passages: [Passage] = []
    var turn: Int?
    var place = 0
    for utterance in utterances where !utterance.isCode {
      if utterance.turn == turn {
        passages[place].text += "\n" + utterance.text
      } else {
        turn = utterance.turn
        place = passages.count
        passages.append(Passage(ideas: utterance.ideas, text: utterance.text))
      }
      if let followUp = utterance.followUp {
        passages.append(
          Passage(followUp: followUp, ideas: utterance.ideas, text: utterance.text))
      }
    }
    return passages
  }
}

extension HeardIdea.Standing {
  fileprivate init(_ verdict: Verdict) {
    switch verdict {
    case .covered: self = .unasked
    case .missing: self = .missing
    case .contradicted: self = .contradicted
    }
  }
}
