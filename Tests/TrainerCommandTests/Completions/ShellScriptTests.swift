import Foundation
import Testing

@testable import trainer

/// The scripts for shells, tried by the shells themselves.
@Suite struct ShellScriptTests {
  /// The line before the cursor, and something that must be offered.
  static let lines = [
    ("trainer pra", "practice"), ("trainer config ", "get"), ("trainer config se", "set"),
    ("trainer --home x config set new", "new-a-day"), ("trainer practice --kind pre", "predict"),
    ("trainer list --kind pro", "problem"), ("trainer practice --mi", "--minutes"),
    ("trainer read --depth ch", "cheat-sheet"), ("trainer read the-l", "the-loop"),
    ("trainer practice --topic bri", "bridges"), ("trainer show --j", "--json"),
    ("trainer completions fi", "fish"), ("trainer help sta", "state"),
    ("trainer check note", "notes"), ("trainer fsrs ", "replay"),
  ]

  /// A call of `try` for each of them, in bash and zsh alike.
  private static let calls = lines.map { line, _ in
    "try "
      + line.split(separator: " ", omittingEmptySubsequences: false)
      .map { "'\($0)'" }.joined(separator: " ")
  }.joined(separator: "\n")

  private static func isThere(_ shell: String) -> Bool {
    ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].contains {
      FileManager.default.isExecutableFile(atPath: $0 + shell)
    }
  }

  /// Runs a script in a folder where `trainer` is a program.
  private func offered(by shell: String, _ script: String) throws -> [String] {
    let sandbox = try Sandbox(
      options: ["--content", "notes"], fixtures: [Fixture(name: "notes", place: "notes")])
    try sandbox.install(
      "trainer", script: "exec '\(BuiltTrainer.url.path)' --content notes \"$@\"")
    try Data(script.utf8).write(to: sandbox.folder.appending(path: "try"))
    let run = try sandbox.run(
      "trainer completions \(shell) > script && PATH=\"$PWD:$PATH\" \(shell) try")
    #expect(run.err == "")
    #expect(run.status == 0)
    return run.out.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Holds what was offered, a line for each of ``lines``, against what must be.
  private func check(_ offered: [String]) {
    for ((line, word), offers) in zip(Self.lines, offered) {
      let words = offers.split { $0 == " " || $0 == "\t" }.map(String.init)
      #expect(words.contains(word) || words.contains(word + "/"), "\(line) offers \(offers)")
    }
    #expect(offered.count >= Self.lines.count)
  }

  @Test(.enabled(if: isThere("bash"), "bash is not installed"))
  func bashCompletes() throws {
    check(
      try offered(
        by: "bash",
        """
        source ./script
        try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _trainer; echo "${COMPREPLY[*]}"; }
        \(Self.calls)
        """))
  }

  @Test(.enabled(if: isThere("bash"), "bash is not installed"))
  func bashQuotesNamesWithBlanks() throws {
    let offers = try offered(
      by: "bash",
      """
      source ./script
      COMP_WORDS=(trainer read Bri); COMP_CWORD=2; _trainer; echo "${COMPREPLY[0]}"
      """)
    #expect(offers.first == #"Bridges\,\ both\ ways"#)
  }

  @Test(.enabled(if: isThere("fish"), "fish is not installed"))
  func fishCompletes() throws {
    let calls = Self.lines.map { "echo (complete -C '\($0.0)' | cut -f1)" }
    check(try offered(by: "fish", (["source ./script"] + calls).joined(separator: "\n")))
  }

  @Test(.enabled(if: isThere("zsh"), "zsh is not installed"))
  func zshCompletes() throws {
    // What the completion system would be told stands in for it.
    check(
      try offered(
        by: "zsh",
        """
        source ./script
        keep() { local word; for word; do [[ $word == $PREFIX* ]] && offers+=($word); done }
        compadd() { if [[ $1 == -a ]]; then keep ${(P)2}; else shift; keep "$@"; fi }
        _describe() { local -a all; all=(${(P)2}); keep ${all%%:*}; }
        _files() { keep *(N); }
        _call_program() { shift; "$@"; }
        try() { words=("$@") CURRENT=$# PREFIX=$@[-1] offers=(); _trainer; print -- $offers; }
        \(Self.calls)
        """))
  }

  /// What the scripts hold comes from the table that parses, so nothing can be missing from them.
  @Test(arguments: ShellScript.allCases)
  func everyCommandAndOptionIsInIt(_ shell: ShellScript) {
    let text = shell.text()
    for command in CommandDescription.all {
      #expect(text.contains(command.words[0]))
      for option in command.options { #expect(text.contains(option.name)) }
    }
  }
}
