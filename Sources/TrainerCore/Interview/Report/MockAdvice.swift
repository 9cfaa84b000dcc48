import TrainerScoring

/// The one thing that would help most the next time.
public enum MockAdvice: Sendable, Hashable {
  /// Nothing was said: anything is better.
  case saySomething

  /// Only names were dropped.
  case sayWhatThingsDo

  /// The opposite of something was said.
  case settle(label: String, read: String?)

  /// No code was handed in.
  case handInCode

  /// A phase took far longer than its box.
  case minds(phase: String, over: Int)

  /// Few questions were asked before the start.
  case askFirst(asked: Int, of: Int)

  /// Several things came only when they were asked for.
  case sayUnasked(label: String)

  /// Something was not found at all.
  case read(String, about: String)

  /// All is well.
  case keepGoing
}

extension MockReport {
  /// One piece of advice, from what weighs most.
  public var advice: MockAdvice {
    if !saidSomething { return .saySomething }
    if form == .coding, !hasCode { return .handInCode }
    let heard = questions.flatMap(\.ideas) + bugs + followUps.flatMap(\.ideas)
    if let wrong = heard.first(where: { $0.standing == .contradicted }) {
      return .settle(label: wrong.idea.label, read: reading.first)
    }
    if most > 0, found.halves == 0, form != .coding { return .sayWhatThingsDo }
    if let late = phases.filter({ $0.used > $0.box * 3 / 2 }).max(by: { $0.over < $1.over }),
      late.over > 60_000
    {
      return .minds(phase: late.name, over: late.over)
    }
    let asked = clarifying.count(where: \.isAsked)
    if clarifying.count > 2, asked * 3 < clarifying.count {
      return .askFirst(asked: asked, of: clarifying.count)
    }
    let prompted =
      heard.filter { $0.standing == .prompted }.map(\.idea.label)
      + checkpoints.filter { $0.standing == .prompted }.map(\.checkpoint.label)
    if prompted.count > 1 { return .sayUnasked(label: prompted[0]) }
    if let name = reading.first { return .read(name, about: missing ?? "what was missing") }
    return .keepGoing
  }

  private var missing: String? {
    let questions = questions.sorted { $0.found < $1.found }
    return questions.first { $0.found < 2 }.map { $0.question.group ?? $0.question.text }
      ?? checkpoints.first { $0.standing == .missing }?.checkpoint.label
      ?? bugs.first { $0.standing == .missing }?.idea.label
  }
}

extension PhaseTime {
  /// How far it ran over its box, in milliseconds.
  fileprivate var over: Int { used - box }
}
