import TrainerTerminal

extension CommandContext {
  /// Whether nothing may look different or be drawn again.
  var isPlain: Bool {
    options.appearance == .plain || configuration.isPlain || environment["TERM"] == "dumb"
  }

  /// Where lines come from: an editor of our own where a person can have one, else standard input
  /// as it is.
  func lineSource() -> any LineSource {
    let signals = SignalPipe(watching: LineEditor.signals)
    if let signals, LineEditor.isWanted(isPlain: isPlain, environment: environment),
      let editor = LineEditor(
        signals: signals, editor: editor, usesColor: out.usesColor, environment: environment)
    {
      return editor
    }
    return LineInput(signals: signals)
  }

  /// How Markdown is laid out on standard output.
  var reading: Reading {
    let signs = ReadingSigns.fitting(
      usesColor: out.usesColor, isPlain: isPlain, environment: environment)
    return Reading(width: out.proseWidth, signs: signs)
  }
}
