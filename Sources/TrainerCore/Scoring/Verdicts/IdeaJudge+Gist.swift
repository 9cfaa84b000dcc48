/// What the forms of an idea say together, where none of them is found by itself.
extension IdeaJudge {
  /// The verdict on an idea that no form of it was found for: what its forms say together may be there.
  func verdict(byGistOf idea: CompiledIdea) -> IdeaVerdict? {
    var support: Finding?
    for view in views {
      support = Self.stronger(support, idea.gist.finding(in: view)) { $0.weight }
    }
    guard let support, !isDoubted(idea) else { return nil }
    return idea.covered(by: support)
  }

  /// Whether a form of the idea is half denied somewhere, or turned around.
  private func isDoubted(_ idea: CompiledIdea) -> Bool {
    zip(idea.accepted, idea.acceptedElements).contains { pattern, elements in
      views.contains { view in
        Aligner(
          pattern, in: view.reading, hits: view.hits(of: elements), topic: idea.topic,
          rivals: idea.rivals
        )
        .best().contains { $0.stance != .supports && $0.coverage >= Measure.gistDoubt }
      }
    }
  }
}
