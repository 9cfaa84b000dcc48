public import TrainerScheduling

/// What the answers of some time come to.
public struct AnswerFigures: Sendable, Hashable {
  /// How often each rating was given.
  public var ratings = ByRating { _ in 0 }

  /// The time taken for all answers, in milliseconds.
  public var milliseconds = 0

  /// Young questions that were due and were not forgotten: the interval was under 21 days.
  public var young = Share()

  /// The same of mature ones: the interval was 21 days or more.
  public var mature = Share()

  /// Answers that the learner was sure of, and how many of them were right; only where that is asked.
  public var sure = Share()

  /// Answers that the learner was not sure of, and how many were right all the same.
  public var unsure = Share()

  /// Answers whose rating was the suggested one.
  public var followed = Share()

  /// Answers rated worse than suggested.
  public var harder = 0

  /// Answers rated better than suggested.
  public var easier = 0

  /// All answers.
  public var count: Int { Rating.allCases.reduce(0) { $0 + ratings[$1] } }

  /// True retention: answers to questions in review that were not Again.
  ///
  /// Steps of learning and answers ahead of time say nothing of memory over days and are left out.
  public var retention: Share { young + mature }

  /// From how many days on an interval makes a question mature (Anki).
  public static let matureDays = 21
}

extension AnswerFigures {
  mutating func add(_ review: ReviewGlance, after state: ReviewState) {
    ratings.add(1, to: review.rating)
    milliseconds += review.milliseconds
    let isRight = review.rating != .again
    if state.isDue(before: review) {
      if state.interval < Self.matureDays { young.add(isRight) } else { mature.add(isRight) }
    }
    switch review.sure {
    case true?: sure.add(isRight)
    case false?: unsure.add(isRight)
    case nil: break
    }
    guard let suggested = review.suggested else { return }
    followed.add(suggested == review.rating)
    if review.rating.rawValue < suggested.rawValue { harder += 1 }
    if review.rating.rawValue > suggested.rawValue { easier += 1 }
  }
}

extension ByRating<Int> {
  fileprivate mutating func add(_ count: Int, to rating: Rating) {
    switch rating {
    case .again: again += count
    case .hard: hard += count
    case .good: good += count
    case .easy: easy += count
    }
  }
}
