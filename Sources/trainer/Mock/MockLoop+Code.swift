import TrainerCore
import TrainerTerminal

extension MockLoop {
  mutating func handIn(_ typed: String) throws(Failure) {
    let code = typed.isEmpty ? codeDraft ?? "" : typed
    codeDraft = nil
    var syntax: [String]?
    if !code.isEmpty, keep(code) {
      syntax = SyntaxCheck(environment: context.environment)
        .errors(in: folder.code(recorder.record.name))
    }
    try apply(.code(code, syntax: syntax))
  }

  /// Keeps code in its file; whether that could be done.
  private func keep(_ code: String) -> Bool {
    do throws(FileError) {
      try folder.keep(code: code + "\n", of: recorder.record.name)
      return true
    } catch {
      context.warn("\(error); the code is kept in the interview")
      return false
    }
  }

  mutating func edit() {
    guard session.prompt == .turn(.code) else {
      return context.warn("the editor is for code; here Ctrl-X Ctrl-E opens it for the line")
    }
    guard let editor = context.editor else {
      return context.warn("no editor is named: set VISUAL, EDITOR or `trainer config set editor`")
    }
    let name = recorder.record.name
    guard keep(codeDraft ?? folder.text(ofCode: name)?.withoutFinalNewlines ?? "") else { return }
    let before = folder.text(ofCode: name)
    let status = editor.open(folder.code(name))
    if status != 0 { context.warn("the editor ended with \(status); what it saved is kept") }
    let after = folder.text(ofCode: name)?.withoutFinalNewlines ?? ""
    if after.isEmpty || folder.text(ofCode: name) == before, codeDraft == nil {
      return context.note("Nothing was saved there; the interview goes on.")
    }
    offer(after)
  }

  mutating func offer(_ code: String) {
    let code = code.withoutFinalNewlines
    codeDraft = code
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).count
    context.note(
      StyledText("\(counted(lines, "line")) kept: Enter hands them in, /e goes on in the editor."))
  }
}

extension String {
  fileprivate var withoutFinalNewlines: String {
    guard let last = lastIndex(where: { !$0.isNewline }) else { return "" }
    return String(self[...last])
  }
}
