public import TrainerScheduling

extension ProgressStore {
  /// Takes back what was saved; it is then as if it had never happened.
  ///
  /// - Throws: ``StateError``; then nothing has changed.
  public func undo(_ references: [EventReference], at moment: Moment) throws(StateError) {
    try append(references.map { (body: .undo($0), moment: moment) })
  }

  /// Takes back the latest answers of all devices, also of earlier sessions.
  ///
  /// A mock interview counts as one. Returns what was taken back, the newest first.
  ///
  /// - Throws: ``StateError``; then nothing has changed.
  public func undo(last count: Int, at moment: Moment) throws(StateError) -> [[PastReview]] {
    let answers = try folder.history().latest(count)
    try undo(answers.joined().map(\.reference), at: moment)
    return answers
  }
}
