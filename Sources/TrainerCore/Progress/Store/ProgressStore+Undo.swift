public import TrainerScheduling

extension ProgressStore {
  /// Takes back what was saved; it is then as if it had never happened.
  ///
  /// - Throws: ``StateError``; then nothing has changed.
  public func undo(_ references: [EventReference], at moment: Moment) throws(StateError) {
    try append(references.map { (body: .undo($0), moment: moment) })
  }

  /// Takes back answers, also those of earlier sessions and other devices.
  ///
  /// - Throws: ``StateError``; then nothing has changed.
  public func undo(_ answers: UndoableAnswers, at moment: Moment) throws(StateError) {
    try undo(answers.answers.joined().map(\.reference), at: moment)
  }
}
