import TrainerCore
import TrainerTerminal

extension MockLoop {
  /// What is asked for now, with the time that is left.
  var prompt: LinePrompt {
    let asked = session.prompt
    var prompt = LinePrompt(watch.prompt)
    prompt.history = typed
    prompt.draft = draft
    let watch = watch
    prompt.everySecond = { watch.second($0) }
    let loop = self
    prompt.whenCleared = { loop.showAgain() }
    if asked == .turn(.code) {
      // Code begins in the first column, in each of its lines.
      prompt.text += "\n"
      prompt.everySecond = { text in
        var second = watch.second(text)
        second.prompt?.append("\n")
        return second
      }
      let hasDraft = codeDraft != nil
      prompt.fileNameEnding = ".swift"
      prompt.ending = .fullStop { line in
        if case .action(.code) = MockLine(line, at: asked) { return line.isEmpty && hasDraft }
        return true
      }
    }
    return prompt
  }

  /// Shows once more what is being answered.
  private func showAgain() {
    let lines = session.recap.flatMap { effect -> [StyledText] in
      if case .show(let screen) = effect { text.lines(of: screen) } else { [] }
    }
    try? context.print(lines)
  }
}
