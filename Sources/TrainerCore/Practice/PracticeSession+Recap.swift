extension PracticeSession {
  /// What the learner is answering, to be shown once more.
  public func recap(at time: SessionTime) -> [PracticeScreen] {
    switch stage {
    case .asking(let asked): recap(of: asked, at: time)
    case .weighing(let asked, _): recap(of: asked, at: time) + [.weighing]
    case .revealed(let revealed): [recap(of: revealed)]
    case .adding(let revealed): [recap(of: revealed), .adding]
    case .retyping(let revealed): [recap(of: revealed), .retyping]
    case .confirmingUndo(_, let choices): choices.first.map { [.earlierUndo($0)] } ?? []
    case .recording, .resting, .findingEarlier, .takingBack, .finished: []
    }
  }

  private func recap(of asked: Asked, at time: SessionTime) -> [PracticeScreen] {
    // A hint was paid for once; it stays on the screen wherever its question comes back to it.
    [.question(screen(of: asked, at: time))]
      + (0..<asked.hints).map { hint($0, of: asked.index) }
  }

  private func recap(of revealed: Revealed) -> PracticeScreen {
    var revealed = revealed
    revealed.isShownAgain = true
    return .revealed(screen(of: revealed))
  }
}
