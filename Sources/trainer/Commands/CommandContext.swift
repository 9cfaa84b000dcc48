import TrainerCore

/// What a command has at hand: what was asked of the program as a whole, and its outputs.
struct CommandContext {
  /// What holds for every command.
  let options: GlobalOptions

  /// The variables of the process.
  let environment: [String: String]

  /// How the program looks, and where it looks.
  let configuration: Configuration

  /// Takes results.
  let out: Output

  /// Takes messages.
  let err: Output

  init(
    _ options: GlobalOptions, _ environment: [String: String],
    _ configuration: Configuration = Configuration()
  ) {
    self.options = options
    self.environment = environment
    self.configuration = configuration
    let appearance = options.appearance ?? (configuration.isPlain ? .plain : nil)
    out = Output(descriptor: 1, appearance: appearance, environment: environment)
    err = Output(descriptor: 2, appearance: appearance, environment: environment)
  }
}

extension CommandContext {
  /// The folder that relative paths start from.
  var workingDirectory: String { ProcessFacts.workingDirectory }

  /// The clock, which stands still where `--now` says so.
  var clock: WallClock { options.now.map(WallClock.fixed) ?? .system }
}

extension CommandContext {
  /// Writes a line of the result.
  func print(_ line: StyledText) throws(Failure) { try print([line]) }

  /// Writes lines of the result, many at a time; a person sees none that is broken within a word.
  func print(_ lines: some Sequence<StyledText>) throws(Failure) {
    var bytes: [UInt8] = []
    let width = out.fullWidth
    for line in lines.lazy.flatMap({ $0.fitted(to: width) }) {
      if out.isClosed { return }
      bytes += line.bytes(usesColor: out.usesColor)
      bytes.append(UInt8(ascii: "\n"))
      if bytes.count > 1 << 16 {
        try write(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    try write(bytes)
  }

  /// Writes the result as data, on one line.
  func print(json data: JSONValue) throws(Failure) {
    try write(Array(data.compact.utf8) + [UInt8(ascii: "\n")])
  }

  /// Writes bytes of the result that are known to be harmless.
  func write(_ bytes: [UInt8]) throws(Failure) {
    do { try out.write(bytes) } catch { throw .output(error) }
  }

  /// Writes a message of the program; where that is impossible there is nobody to tell.
  func warn(_ message: String) {
    note("trainer: \(message)")
  }

  /// Writes a message as it is.
  func note(_ message: StyledText) {
    for line in message.fitted(to: err.fullWidth) {
      try? err.write(line.bytes(usesColor: err.usesColor) + [UInt8(ascii: "\n")])
    }
  }
}
