/// The program that shows a long text a page at a time.
package struct Pager {
  /// The program's path and its arguments, or a shell's.
  private let words: [String]
  private let environment: [String: String]

  /// The pager that `PAGER` names, else `less` where there is one; nil where a text is to be written
  /// as it is.
  ///
  /// As git has it: an empty name or `cat` is none, and only a command with blanks is given to a shell.
  /// Where nothing may repaint, only a pager that was asked for is used.
  package init?(environment: [String: String], mayRepaint: Bool) {
    let named = environment["PAGER"]
    if named == nil, !mayRepaint || environment["TERM"] == "dumb" { return nil }
    let command = named ?? "less"
    if command.isEmpty || command == "cat" { return nil }
    if command.contains(where: \.isWhitespace) {
      words = ["/bin/sh", "-c", command]
    } else if let path = executable(named: command, path: environment["PATH"]) {
      words = [path]
    } else {
      return nil
    }
    // What fits the screen is not paged, colours pass, and the text stays on the screen.
    self.environment = ["LESS": "FRX", "LV": "-c"].merging(environment) { _, own in own }
  }

  /// Shows a text and waits until its reader has enough; false where the program could not be started.
  package func show(_ text: String) -> Bool {
    var program = ForegroundProgram(words: words, environment: environment)
    program.input = text
    return program.run() < 126
  }
}
