import TrainerScheduling
import TrainerScoring

/// The arithmetic of mock interviews: each rule is one function.
enum Marks {
  /// The most that a rubric question or a rapid question gives.
  static let mostAQuestion = 2

  /// The most that a dimension gives.
  static let mostADimension = 4

  /// How much of the ideas was said, as a share of their weight; what was first said after its
  /// follow-up counts half.
  static func share(of ideas: [HeardIdea]) -> WeightShare {
    var share = WeightShare(part: 0, whole: 0)
    for heard in ideas {
      share.whole += 2 * heard.idea.weight
      share.part += heard.standing.halves * heard.idea.weight
    }
    return share
  }

  /// What was found for a question: 2, 1 or 0 points.
  ///
  /// 2 if three quarters of its weight are covered, nothing essential is missing and nothing
  /// contradicted; 1 from a third.
  static func found(_ ideas: [HeardIdea]) -> Int {
    let share = share(of: ideas)
    if share.whole == 0 { return 0 }
    let lacksEssential = ideas.contains { $0.idea.isEssential && $0.standing.halves == 0 }
    let isContradicted = ideas.contains { $0.standing == .contradicted }
    if share.part * 4 >= share.whole * 3, !lacksEssential, !isContradicted { return 2 }
    return share.part * 3 >= share.whole ? 1 : 0
  }

  /// Points for checkpoints: one each, half after the code was read.
  static func checkpoints(_ standings: [HeardIdea.Standing]) -> HalfPoints {
    HalfPoints(halves: standings.reduce(0) { $0 + $1.halves })
  }

  /// Points less half a point a hint; a question with hints of its own never falls below 0, and
  /// neither does the sum.
  static func total(_ questions: [(points: HalfPoints, hints: Int)], otherHints: Int) -> HalfPoints
  {
    let left = questions.reduce(0) { $0 + max(0, $1.points.halves - $1.hints) }
    return HalfPoints(halves: max(0, left - otherHints))
  }

  /// Whether points pass, `mark` in per cent of what there is.
  static func passes(_ points: HalfPoints, of most: Int, mark: Int) -> Bool {
    most > 0 && points.halves * 100 >= most * 2 * mark
  }

  /// A dimension of live coding: a share as 0 to 4, the half rounded up; nil with nothing to count.
  static func dimension(_ share: WeightShare) -> Int? {
    guard share.whole > 0 else { return nil }
    return (2 * mostADimension * share.part + share.whole) / (2 * share.whole)
  }

  /// The rating of an item by what was found of it: nothing, half of it, or all.
  static func rating(_ standing: HeardIdea.Standing) -> Rating {
    switch standing {
    case .unasked: .good
    case .prompted: .hard
    case .missing, .contradicted: .again
    }
  }

  /// The rating of an item by the points of its question.
  static func rating(found: Int) -> Rating {
    switch found {
    case ..<1: .again
    case 1: .hard
    default: .good
    }
  }
}

/// A part of a whole, both in the same unit.
struct WeightShare: Sendable, Hashable {
  var part: Int
  var whole: Int

  static func + (left: Self, right: Self) -> Self {
    Self(part: left.part + right.part, whole: left.whole + right.whole)
  }
}

extension HeardIdea.Standing {
  /// What it counts, in halves.
  var halves: Int {
    switch self {
    case .unasked: 2
    case .prompted: 1
    case .missing, .contradicted: 0
    }
  }
}
