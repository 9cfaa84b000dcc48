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

  /// The signs that standard output can show.
  var signSet: SignSet { SignSet.fitting(isPlain: isPlain, environment: environment) }

  /// The signs in what the program itself says on standard output.
  var signs: TextSigns { TextSigns(signSet) }

  /// How Markdown is laid out on standard output.
  var reading: Reading {
    Reading(
      width: out.proseWidth, signs: ReadingSigns(signSet, usesColor: out.usesColor))
  }

  /// Writes lines a page at a time where a person looks at them and has a pager, else all at once.
  func page(_ lines: [StyledText]) throws(Failure) {
    guard out.isTerminal,
      let pager = Pager(environment: environment, mayRepaint: !isPlain && signSet != .spoken)
    else { return try print(lines) }
    let bytes = lines.flatMap { $0.bytes(usesColor: out.usesColor) + [UInt8(ascii: "\n")] }
    if !pager.show(String(decoding: bytes, as: UTF8.self)) { try print(lines) }
  }
}
