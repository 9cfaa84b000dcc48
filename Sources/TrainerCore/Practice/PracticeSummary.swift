import TrainerScheduling

/// What a session came to.
public struct PracticeSummary: Sendable {
  /// Items shown for the first time and answered.
  public let items: Int

  /// Of them, those answered without a miss or a hint at the first go.
  public let rightFirstTime: Int

  /// Of them, those with a hint.
  public let withHint: Int

  /// Questions missed at least once, in the order of their first miss.
  public let missed: [Question]

  /// Questions missed so often that another angle may help: four lapses or more, missed today.
  public let stubborn: [Question]

  /// Topics from the weakest to the strongest, with the share answered without a miss.
  public let topics: [TopicShare]

  /// How often the learner felt sure, and how often rightly; nil where they were never asked.
  public let calibration: Calibration?

  /// How many sessions the due reviews filled at the start, where that was more than three.
  public let backlogSessions: Int?

  /// How many questions are due and were left out, because others help more before the interview.
  public let addsLittle: Int

  /// How many new questions the day's allowance kept from being asked.
  public let heldBack: Int

  /// How long it took, in seconds.
  public let seconds: Int

  /// A topic and the share of its questions that were answered without a miss, 0 to 1.
  public struct TopicShare: Sendable, Hashable {
    /// The topic.
    public let topic: String

    /// The share, 0 to 1.
    public let share: Double
  }

  /// Answers of which the learner felt sure.
  public struct Calibration: Sendable, Hashable {
    /// How often they felt sure.
    public let sure: Int

    /// How often they were right then.
    public let right: Int
  }
}

extension PracticeSession {
  /// From so many lapses on, the summary offers another angle.
  static let stubbornLapses = 4

  func summary(at time: SessionTime) -> PracticeSummary {
    let firsts = sitting.tally.filter(\.isFirst)
    let missed = Set(sitting.tally.filter { $0.rating == .again }.map(\.index))
    let inOrder = firsts.map(\.index).filter(missed.contains)
    return PracticeSummary(
      items: firsts.count,
      rightFirstTime: firsts.count { $0.rating != .again && $0.hints == 0 },
      withHint: firsts.count { $0.hints > 0 },
      missed: inOrder.map { questions[$0] },
      stubborn: inOrder.filter { (schedule(of: $0)?.lapses ?? 0) >= Self.stubbornLapses }
        .map { questions[$0] },
      topics: shares(of: firsts, missed: missed),
      calibration: calibration(of: firsts),
      backlogSessions: backlogSessions,
      addsLittle: addsLittle,
      heldBack: heldBack,
      seconds: time.milliseconds(since: started) / 1000)
  }

  private func shares(
    of firsts: [TallyEntry], missed: Set<Int>
  ) -> [PracticeSummary.TopicShare] {
    let named = firsts.filter { questions[$0.index].item.labels.topic != nil }
    return Dictionary(grouping: named) { questions[$0.index].item.labels.topic ?? "" }
      // One question says nothing about a topic.
      .filter { $0.value.count > 1 }
      .map { topic, entries in
        let kept = entries.count { !missed.contains($0.index) }
        return PracticeSummary.TopicShare(
          topic: topic, share: Double(kept) / Double(entries.count))
      }
      .sorted { ($0.share, $0.topic) < ($1.share, $1.topic) }
  }

  private func calibration(of firsts: [TallyEntry]) -> PracticeSummary.Calibration? {
    guard firsts.contains(where: { $0.isSure != nil }) else { return nil }
    let sure = firsts.filter { $0.isSure == true }
    return PracticeSummary.Calibration(
      sure: sure.count, right: sure.count { $0.isRight ?? ($0.rating > .again) })
  }
}
