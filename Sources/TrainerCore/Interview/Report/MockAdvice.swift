import TrainerScoring

/// The one thing that would help most the next time.
public enum MockAdvice: Sendable, Hashable {
  /// Nothing was said: a guess would be a beginning.
  case saySomething

  /// Only names were dropped.
  case sayWhatThingsDo

  /// The own rating stands so many points above what was found.
  case typeWhatYouSay(HalfPoints)

  /// Nothing was found: something is to be learned first, where the deck says what.
  case learnFirst(MockReading?)

  /// The opposite of something was said.
  case settle(label: String, read: String?)

  /// No code was handed in.
  case handInCode

  /// It was ended early.
  case goToTheEnd

  /// A phase took far longer than its box.
  case minds(phase: String, over: Int)

  /// Few questions were asked before the start.
  case askFirst(asked: Int, of: Int)

  /// Several things came only when they were asked for.
  case sayUnasked(label: String)

  /// Something was found in part or not at all.
  case read(MockReading)

  /// All is well.
  case keepGoing
}

extension MockReport {
  /// One piece of advice, from what weighs most.
  public var advice: MockAdvice {
    if !saidSomething { return isEndedEarly ? .goToTheEnd : .saySomething }
    if onlyNames { return .sayWhatThingsDo }
    if let wrong { return wrong }
    if isEndedEarly { return .goToTheEnd }
    if form == .coding, !hasCode { return .handInCode }
    let gap = HalfPoints(halves: total.halves - found.halves)
    if gap.halves > most / 2 { return .typeWhatYouSay(gap) }
    if most > 0, found.halves == 0, form != .coding { return .learnFirst(reading.first) }
    return inDetail ?? reading.first.map { .read($0) } ?? .keepGoing
  }

  /// What was said the wrong way round, and where it can be read.
  private var wrong: MockAdvice? {
    let results = questions + bugs + followUps
    for result in results {
      guard let heard = result.ideas.first(where: { $0.standing == .contradicted }) else {
        continue
      }
      return .settle(
        label: heard.idea.label, read: result.question.read.first ?? result.question.item)
    }
    return nil
  }

  private var inDetail: MockAdvice? {
    if let late = phases.filter({ $0.used > $0.box * 3 / 2 }).max(by: { $0.over < $1.over }),
      late.over > 60_000
    {
      return .minds(phase: late.name, over: late.over)
    }
    let asked = clarifying.count(where: \.isAsked)
    if clarifying.count > 2, asked * 3 < clarifying.count {
      return .askFirst(asked: asked, of: clarifying.count)
    }
    let ideas = (questions + bugs + followUps).flatMap(\.ideas)
    let prompted =
      ideas.filter { $0.standing == .prompted }.map(\.idea.label)
      + checkpoints.filter { $0.standing == .prompted }.map(\.checkpoint.label)
    return prompted.count > 1 ? .sayUnasked(label: prompted[0]) : nil
  }
}

extension PhaseTime {
  /// How far it ran over its box, in milliseconds.
  fileprivate var over: Int { used - box }
}
