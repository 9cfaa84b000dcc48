public import TrainerScheduling

/// An answer, what was found in it, and the rating that Enter accepts.
public struct Judgement: Sendable, Hashable {
  /// What the learner typed, as it stays on the screen.
  public let answer: String

  /// What the answer was found to be.
  public let finding: Finding

  /// The suggested rating; Easy is never suggested.
  public let suggestion: Rating

  /// Whether something was added after the reveal.
  public let isSecondGo: Bool
}

/// What an answer was found to be.
public enum Finding: Sendable, Hashable {
  /// The learner typed nothing, or that they do not know.
  case nothing

  /// The learner says that they know it; nothing was typed to compare.
  case known

  /// Only the learner can tell, once the answer is shown.
  case open

  /// Ideas, with what was found of them in the answer.
  case ideas(ScoredIdeas)

  /// An answer that names no option, step or line that there is.
  case unreadable

  /// Letters that do not name each step once.
  case incompleteOrder(count: Int)

  /// Options by their places on the screen, from 0.
  case choice(chosen: Set<Int>, right: Set<Int>)

  /// Steps by their places on the screen, in the order typed, and how far that order is right.
  case order(typed: [Int], right: [Int], fit: Fit)

  /// Hidden text.
  case cloze(hidden: String, fit: Fit)

  /// The line of a bug.
  case line(typed: Int, right: [Int])

  /// A printed output.
  case output(printed: String, isRight: Bool)

  /// How far an answer is right where there is something between right and wrong.
  public enum Fit: Sendable, Hashable {
    /// Right in every way that counts.
    case right

    /// Right but for one slip that is shown: a letter, or two neighbouring steps.
    case nearly

    /// Wrong.
    case wrong
  }
}

extension Finding {
  /// Whether the answer is right; nil where only the learner can tell.
  public var isRight: Bool? {
    switch self {
    case .nothing, .unreadable, .incompleteOrder: false
    case .known, .open: nil
    case .ideas(let ideas): ideas.suggestion != .again
    case .choice(let chosen, let right): chosen == right
    case .order(_, _, let fit), .cloze(_, let fit): fit != .wrong
    case .line(let typed, let right): right.contains(typed)
    case .output(_, let isRight): isRight
    }
  }

  /// The rating suggested for it: Hard at most where a hint or a second go helped.
  func suggestion(wasHelped: Bool) -> Rating {
    let rating: Rating =
      switch self {
      case .ideas(let ideas): ideas.suggestion
      case .order(_, _, .nearly): .hard
      case _ where isRight == false: .again
      default: .good
      }
    return wasHelped ? min(rating, .hard) : rating
  }
}
