/// The program with which the learner edits a file.
package struct Editor: Sendable, Hashable {
  /// As a shell reads it, arguments included.
  package let command: String

  /// The variables it gets.
  let environment: [String: String]

  /// The editor of the configuration, else of the variables; nil where none is named.
  package init?(configured: String?, environment: [String: String]) {
    let names = [configured, environment["VISUAL"], environment["EDITOR"]]
    guard let command = names.compactMap(\.self).first(where: { !$0.isEmpty }) else { return nil }
    self.command = command
    self.environment = environment
  }

  /// Opens a file, at a line where the editor knows how, and waits until the editor ends.
  ///
  /// - Returns: the status it ended with; 127 and more where it could not be started.
  package func open(_ path: String, atLine line: Int? = nil) -> Int32 {
    // The path is an argument of the shell's script, never a part of it.
    ForegroundProgram(
      words: ["/bin/sh", "-c", "\(command) \"$@\"", command] + arguments(for: path, atLine: line),
      environment: environment
    ).run()
  }

  /// What comes after the command: the file and the line, as the editor wants to be told.
  func arguments(for path: String, atLine line: Int?) -> [String] {
    // A name that begins with a sign would be taken for an option.
    let path = path.hasPrefix("-") || path.hasPrefix("+") ? "./" + path : path
    guard let line, let form = LineForm.byName[name] else { return [path] }
    let waits = form.waitOption.map { command.contains($0) ? [] : [$0] } ?? []
    switch form {
    case .plus: return ["+\(line)", path]
    case .plusWaiting: return waits + ["+\(line)", path]
    case .colon, .colonWaiting: return waits + ["\(path):\(line)"]
    case .goTo: return waits + ["--goto", "\(path):\(line)"]
    case .option: return waits + ["--line", "\(line)", path]
    }
  }

  /// The program's name without its folder: what the first word of the command says.
  private var name: String {
    let word = command.split(whereSeparator: \.isWhitespace).first ?? ""
    let file = word.split(separator: "/").last ?? word
    return file.filter { $0 != "\"" && $0 != "'" }.lowercased()
  }
}

/// How an editor is told a line.
///
/// Those with windows of their own return at once unless they are told to wait.
private enum LineForm {
  case plus, plusWaiting, colon, colonWaiting, goTo, option

  static let byName: [String: LineForm] = [
    "vi": .plus, "vim": .plus, "nvim": .plus, "view": .plus, "nano": .plus, "pico": .plus,
    "emacs": .plus, "emacsclient": .plus, "kak": .plus, "micro": .plus, "joe": .plus, "mg": .plus,
    "hx": .colon, "helix": .colon, "subl": .colonWaiting, "zed": .colonWaiting,
    "code": .goTo, "code-insiders": .goTo, "codium": .goTo, "cursor": .goTo,
    "bbedit": .plusWaiting, "xed": .option, "mate": .option,
  ]

  var waitOption: String? {
    switch self {
    case .plus, .colon: nil
    case .plusWaiting, .colonWaiting, .goTo, .option: "--wait"
    }
  }
}
