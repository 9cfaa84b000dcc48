import TrainerCore
import TrainerTerminal

extension MockLoop {
  mutating func handIn(_ typed: String) throws(Failure) {
    if typed.isEmpty, codeDraft == nil {
      return context.note("There is no code yet; /n goes on without any.")
    }
    let code = joined(typed)
    if !typed.isEmpty, code.isTooShortToBeMeant {
      return offer(.typed(code))
    }
    codeDraft = nil
    var syntax: [String]?
    if !code.isEmpty, keep(code) {
      syntax = SyntaxCheck(environment: context.environment)
        .errors(in: folder.code(recorder.record.name))
    }
    try apply(.code(code, syntax: syntax))
  }

  /// Hands in code that waits, as whoever goes on means to, and then goes on.
  mutating func handIn(before action: MockAction) throws(Failure) {
    try handIn("")
    // Where nothing is missing in it, handing it in has gone on already.
    if action == .end || session.prompt == .followUp { try apply(action) }
  }

  /// What was typed behind lines that were kept; what an editor left is replaced by it.
  private func joined(_ typed: String) -> String {
    switch codeDraft {
    case .typed(let draft): typed.isEmpty ? draft : "\(draft)\n\(typed)"
    case .edited(let draft): typed.isEmpty ? draft : typed
    case nil: typed
    }
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
    guard keep(codeDraft?.text ?? folder.text(ofCode: name)?.withoutFinalNewlines ?? "") else {
      return
    }
    let before = folder.text(ofCode: name)
    let status = editor.open(folder.code(name))
    if status != 0 { context.warn("the editor ended with \(status); what it saved is kept") }
    let after = folder.text(ofCode: name)?.withoutFinalNewlines ?? ""
    if after.isEmpty || folder.text(ofCode: name) == before, codeDraft == nil {
      return context.note("Nothing was saved there; the interview goes on.")
    }
    offer(.edited(after.withoutFinalNewlines))
  }

  mutating func offer(_ draft: CodeDraft) {
    codeDraft = draft
    let lines = draft.text.split(separator: "\n", omittingEmptySubsequences: false).count
    context.note(
      StyledText(
        "\(counted(lines, "line")) kept: Enter hands \(lines == 1 ? "it" : "them") in, "
          + "/e goes on in the editor."))
  }
}

extension MockAction {
  /// Whether code that waits would stay behind.
  var leavesCode: Bool {
    switch self {
    case .skip, .next, .end: true
    default: false
    }
  }
}

/// Code that waits to be handed in.
enum CodeDraft {
  /// An editor left it.
  case edited(String)

  /// It was typed, and so short that it may have been sent by mistake.
  case typed(String)

  /// The code.
  var text: String {
    switch self {
    case .edited(let text), .typed(let text): text
    }
  }
}

extension String {
  /// Handing in ends the writing, and nobody writes the whole of it in two lines.
  fileprivate var isTooShortToBeMeant: Bool { split(whereSeparator: \.isNewline).count < 3 }

  var withoutFinalNewlines: String {
    guard let last = lastIndex(where: { !$0.isNewline }) else { return "" }
    return String(self[...last])
  }
}
