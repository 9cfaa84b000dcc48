/// A dialogue with the shell, as a file that people read.
///
///     # What this shows.
///     @options --now 2026-12-04T08:00:00+01:00
///     @copy decks content
///
///     $ trainer due
///     | nothing is due
///     ! a line of standard error
///     = 1
///
/// After `$` stands a line of shell, `|` is standard output, `~` a last line of it without its
/// newline, `!` standard error, `=` the exit status where it is not 0.
struct Transcript: Equatable {
  /// What `trainer` gets before its arguments, in all lines.
  var options: [String] = []

  /// What is copied to the folder at first.
  var fixtures: [Fixture] = []

  /// Everything in the order of the file.
  var entries: [Entry] = []

  enum Entry: Equatable {
    /// A line for people, or an empty one.
    case remark(String)
    case step(line: String, result: ShellRun)
  }
}

extension Transcript {
  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    for line in lines { read(String(line)) }
  }

  private mutating func read(_ line: String) {
    let content = String(line.dropFirst(2))
    switch line.first {
    case "$":
      entries.append(.step(line: content, result: ShellRun(status: 0, out: "", err: "")))
    case "|": update { $0.out += content + "\n" }
    case "~": update { $0.out += content }
    case "!": update { $0.err += content + "\n" }
    case "=": update { $0.status = Int32(content) ?? -1 }
    default:
      readDirective(line)
      entries.append(.remark(line))
    }
  }

  private mutating func update(_ change: (inout ShellRun) -> Void) {
    guard case .step(let line, var result) = entries.last else {
      entries.append(.remark("an output without a line of shell"))
      return
    }
    change(&result)
    entries[entries.count - 1] = .step(line: line, result: result)
  }

  private mutating func readDirective(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    if words.first == "@options" { options = Array(words.dropFirst()) }
    if words.first == "@copy", words.count == 3 {
      fixtures.append(Fixture(name: words[1], place: words[2]))
    }
  }
}

extension Transcript {
  /// The file.
  var text: String {
    entries.flatMap { entry in
      switch entry {
      case .remark(let line): [line]
      case .step(let line, let result): ["$ \(line)"] + result.lines
      }
    }
    .map { $0 + "\n" }.joined()
  }
}

extension ShellRun {
  fileprivate var lines: [String] {
    var lines = Self.prefixed(out, "|")
    if !out.isEmpty, !out.hasSuffix("\n") {
      lines.append("~" + (lines.popLast() ?? "").dropFirst())
    }
    return lines + Self.prefixed(err, "!") + (status == 0 ? [] : ["= \(status)"])
  }

  private static func prefixed(_ text: String, _ sign: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines.map { $0.isEmpty ? sign : "\(sign) \($0)" }
  }
}
