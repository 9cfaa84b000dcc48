import TrainerScoring

extension MockHearing {
  /// The code as it was handed in last.
  var code: String? { utterances.last(where: \.isCode)?.text }

  /// What the code, and what was said after it, holds of each checkpoint.
  func checkpoints(_ checkpoints: [MockCheckpoint]) -> [HeardCheckpoint] {
    guard let first = utterances.firstIndex(where: \.isCode) else {
      return checkpoints.map { HeardCheckpoint(checkpoint: $0, standing: .missing, words: nil) }
    }
    let later = utterances[(first + 1)...]
    return checkpoints.map { checkpoint in
      if let words = checkpoint.found(inCode: utterances[first].text) {
        return HeardCheckpoint(checkpoint: checkpoint, standing: .unasked, words: words)
      }
      for utterance in later {
        let found =
          checkpoint.found(inCode: utterance.text)
          ?? (utterance.isCode ? nil : checkpoint.found(inWords: utterance))
        if let found {
          return HeardCheckpoint(checkpoint: checkpoint, standing: .prompted, words: found)
        }
      }
      return HeardCheckpoint(checkpoint: checkpoint, standing: .missing, words: nil)
    }
  }
}

extension MockCheckpoint {
  /// The first piece of code that one of the patterns finds.
  func found(inCode code: String) -> String? {
    for pattern in patterns {
      if let range = Checkpoint(pattern).firstMatch(in: code) { return code.quoting([range]) }
    }
    return nil
  }

  /// The words or the bare line of code that say it; where its line stands cannot be asked of words.
  fileprivate func found(inWords utterance: Utterance) -> String? {
    for inner in patterns.compactMap(\.insideBraces) {
      if let range = Checkpoint(inner).firstMatch(in: utterance.text) {
        return utterance.text.quoting([range])
      }
    }
    // The label is for people; as a form it would credit its bare words.
    guard let first = words.first else { return nil }
    let idea = KeyIdea(id: id, label: first, forms: words.map(IdeaForm.init))
    let verdict = AnswerScorer(question: utterance.followUp?.question ?? "", ideas: [idea])
      .score(utterance.text).verdicts.first
    guard let verdict, verdict.verdict == .covered else { return nil }
    return utterance.text.quoting(verdict.evidence.ranges)
  }
}

extension String {
  /// What stands between the braces of `f { … }`.
  fileprivate var insideBraces: String? {
    guard let open = firstIndex(of: "{"), let close = lastIndex(of: "}"), open < close else {
      return nil
    }
    let inside = self[index(after: open)..<close].trimmedOfBlanks
    return inside.isEmpty ? nil : inside
  }
}
