extension LineEditor {
  /// Begins a row of our own, over what the driver may have echoed of what was typed ahead.
  func begin() {
    terminal.write("\r\u{1B}[K")
    frame = .empty
  }

  func draw(_ editing: LineEditing) {
    let next = LineFrame(editing, status: status, notice: notice, terminal.size)
    if next == frame { return }
    terminal.write(FrameDrawing.update(frame, to: next, usesColor: usesColor))
    frame = next
  }

  func finish(_ editing: LineEditing, _ event: InputEvent) -> InputEvent {
    leaveOnScreen(editing, sign: event == .interrupted(hadText: true) ? "^C" : "")
    status = nil
    notice = nil
    return event
  }

  /// Leaves the whole text on the screen, for the person to look back at.
  func leaveOnScreen(_ editing: LineEditing, sign: String = "") {
    let size = terminal.size
    let whole = LineFrame(finished: editing, sign: sign, size)
    let fits = whole.rows.count <= size.rows
    let start = fits ? "" : FrameDrawing.erase(frame)
    terminal.write(
      start + FrameDrawing.update(fits ? frame : .empty, to: whole, usesColor: usesColor) + "\n")
    frame = .empty
  }
}
