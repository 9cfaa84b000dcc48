import TrainerCore
import TrainerTerminal

extension PracticeLoop {
  /// Opens the deck at the question, and goes on with what it says afterwards.
  mutating func edit(_ question: Question) throws(Failure) {
    guard input.isTerminal else { return context.warn("an editor needs a terminal") }
    guard let path = paths[question.item.place.file] else {
      return context.warn("there is no file of the deck \(question.item.labels.deck)")
    }
    guard let editor = context.editor else {
      return context.warn("no editor is named: set VISUAL, EDITOR or `trainer config set editor`")
    }
    let status = editor.open(path, atLine: question.item.place.line)
    if status != 0 { context.warn("'\(editor.command)' ended with \(status)") }
    let renewed: RenewedContent
    do throws(Failure) {
      renewed = try readAgain()
    } catch {
      context.note(StyledText(error.report.text))
      return context.note("The session goes on with what the deck said before.")
    }
    let successor = renewed.successor(after: library)
    library = renewed.library
    text.know(library)
    try perform(session.reread(successor, at: context.sessionTime))
  }
}
