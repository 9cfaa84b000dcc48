extension CommandDescription {
  static let completions = CommandDescription(
    words: ["completions"], summary: "a script that lets a shell complete commands",
    positionals: [
      PositionalDescription(
        "SHELL", .one, "bash, zsh or fish",
        value: .choice("SHELL", ShellScript.allCases.map(\.rawValue)))
    ],
    discussion: """
      Written to the place where the shell looks for such scripts, it holds in every
      new shell:
          bash  ~/.local/share/bash-completion/completions/trainer
          zsh   _trainer in a folder of $fpath
          fish  ~/.config/fish/completions/trainer.fish
      """,
    examples: [
      Example("trainer completions bash", "to read it, or to send it to a file")
    ],
    command: { given throws(UsageError) in
      let shell = ValueDescription.choice("SHELL", ShellScript.allCases.map(\.rawValue))
      guard case .text(let name) = try shell.checked(given.positionals[0], for: "SHELL"),
        let script = ShellScript(rawValue: name)
      else { return .completions(.bash) }
      return .completions(script)
    })

  static let completionNames = CommandDescription(
    words: ["completions", "names"], summary: "the names in all content, as shells ask for them",
    positionals: [
      PositionalDescription(
        "KIND", .some, "topic, lesson, deck or item",
        value: .choice("KIND", NameKind.allCases.map(\.rawValue)))
    ],
    examples: [Example("trainer completions names topic", "every topic, a line each")],
    command: { given throws(UsageError) in
      let kind = ValueDescription.choice("KIND", NameKind.allCases.map(\.rawValue))
      var kinds: [NameKind] = []
      for text in given.positionals {
        guard case .text(let name) = try kind.checked(text, for: "KIND") else { continue }
        kinds += [NameKind(rawValue: name)].compactMap(\.self)
      }
      return .names(kinds)
    })
}
