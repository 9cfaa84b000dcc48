public import TrainerScheduling

extension PracticeSession {
  /// What the session is waiting for.
  indirect enum Stage: Sendable {
    case asking(Asked)
    case weighing(Asked, answer: String)
    case revealed(Revealed)
    case adding(Revealed)
    case retyping(Revealed)
    case recording(Revealed, Rating)
    case resting(Stage)
    case findingEarlier(Stage)
    case confirmingUndo(Stage, ArraySlice<UndoableAnswers>)
    case takingBack(Stage)
    case finished

    /// The question on the screen.
    var asked: Asked? {
      switch self {
      case .asking(let asked), .weighing(let asked, _): asked
      case .revealed(let revealed), .adding(let revealed), .retyping(let revealed),
        .recording(let revealed, _):
        revealed.asked
      case .resting(let stage), .findingEarlier(let stage), .confirmingUndo(let stage, _),
        .takingBack(let stage):
        stage.asked
      case .finished: nil
      }
    }
  }

  /// What the learner is asked for at some point.
  public enum Prompt: Sendable, Hashable {
    /// An answer; `mayBeLetter` where one letter can be one, `hasLines` where it takes several lines.
    case answer(mayBeLetter: Bool, hasLines: Bool)

    /// Whether they feel sure.
    case sure

    /// A rating; Enter accepts the suggestion.
    case rating(suggestion: Rating)

    /// More to add to the answer.
    case addition

    /// Whether an answer of an earlier session is taken back.
    case earlierUndo

    /// Nothing: an effect is being carried out, or the session is over.
    case nothing
  }

  /// What the learner is asked for now.
  public var prompt: Prompt {
    switch stage {
    case .asking(let asked): return answerPrompt(for: asked)
    case .retyping(let revealed): return answerPrompt(for: revealed.asked)
    case .weighing: return .sure
    case .revealed(let revealed): return .rating(suggestion: revealed.judgement.suggestion)
    case .adding: return .addition
    case .confirmingUndo: return .earlierUndo
    case .recording, .resting, .findingEarlier, .takingBack, .finished: return .nothing
    }
  }

  private func answerPrompt(for asked: Asked) -> Prompt {
    let task = questions[asked.index].item.task
    return .answer(mayBeLetter: task.mayBeAnsweredByLetter, hasLines: task.isAnsweredInLines)
  }
}
