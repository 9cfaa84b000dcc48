#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension LineEditor {
  /// Presses the keys that wait; an event ends the entry.
  func pressWaitingKeys(_ editing: inout LineEditing) -> InputEvent? {
    editing.size = terminal.size
    while let key = waiting.popFirst() {
      notice = nil
      if key == .control("d"), editing.isAtEndOfLines { notice = Self.howLinesEnd }
      switch editing.press(key) {
      case .goOn: break
      case .done(let event): return event
      case .clearScreen:
        terminal.write("\u{1B}[H\u{1B}[2J")
        frame = .empty
        editing.prompt.whenCleared?()
      case .suspend:
        _ = editing.prompt.everySecond?(editing.buffer.text)
        leaveOnScreen(editing)
        terminal.suspend()
        begin()
      case .openEditor: openEditor(&editing)
      }
    }
    return nil
  }

  private static let howLinesEnd = "a line with only a full stop ends the answer"

  /// Does what signals ask for; one that ends the program ends the entry.
  func takeSignals(_ editing: LineEditing) -> InputEvent? {
    while let number = signals.next() {
      switch number {
      case SIGWINCH:
        terminal.write(
          FrameDrawing.erase(frame, refilledTo: refillsRows ? terminal.size.columns : nil))
        frame = .empty
      case SIGCONT:
        terminal.enterAgain()
        begin()
      // Typed while nothing was asked, Ctrl-C has come as a signal.
      case SIGINT: return .interrupted(hadText: !editing.buffer.isEmpty)
      default: return .signal(number)
      }
    }
    return nil
  }

  private func openEditor(_ editing: inout LineEditing) {
    guard let editor else {
      notice = "no editor is named: set EDITOR, or trainer config set editor"
      return
    }
    leaveOnScreen(editing)
    terminal.leave()
    let edited = editor.edited(editing.buffer.text, fileNameEnding: editing.prompt.fileNameEnding)
    terminal.enter()
    begin()
    switch edited {
    case .success(let text): editing.take(text)
    case .failure(let failure): notice = failure.message
    }
  }
}

extension LineEditing {
  /// Whether the cursor stands behind a text that may take several lines.
  fileprivate var isAtEndOfLines: Bool {
    guard case .fullStop = prompt.ending, !buffer.isEmpty else { return false }
    return buffer.cursor == buffer.characters.count
  }
}
