/// Completion for fish, with a word about each candidate.
struct FishScript {
  let commands: [CommandDescription]

  private var table: ShellTable { ShellTable(commands: commands) }

  var text: String {
    """
    # Completion of trainer for fish, made by: trainer completions fish

    # Whether the line has come to a command, and to so many arguments of it where a number is given.
    function __trainer_at
        set -l command
        set -l count 0
        set -l skips 0
        for word in (commandline -opc)[2..-1]
            if test $skips = 1
                set skips 0
                continue
            end
            set -l name (string trim -- "$command $word")
            if contains -- $word \(table.optionsWithValue.joined(separator: " "))
                set skips 1
            else if string match -q -- '-*' $word
                continue
            else if test $count = 0; and contains -- $name \(quoted(table.names))
                set command $name
            else
                set count (math $count + 1)
            end
        end
        test "$command" = "$argv[1]"; or return 1
        test (count $argv) -lt 2; or contains -- $count $argv[2..-1]
    end

    function __trainer_names
        trainer completions names $argv 2>/dev/null
    end

    complete -c trainer -f
    \((globals + names + options + arguments).joined(separator: "\n"))

    """
  }

  private func quoted(_ words: [String]) -> String {
    words.map(\.fishQuoted).joined(separator: " ")
  }

  private var globals: [String] {
    GlobalOptions.descriptions.filter { $0.name != OptionDescription.json.name }
      .map { "complete -c trainer \(option($0))" }
  }

  private var names: [String] {
    commands.beginnings.flatMap { words in
      table.nextWords(after: words).map { word, summary in
        "complete -c trainer \(condition(words, 0)) -a \(word) -d \(summary.fishQuoted)"
      }
    }
  }

  private var options: [String] {
    commands.flatMap { command in
      (command.options + (command.answersJSON ? [.json] : [])).map {
        "complete -c trainer \(condition(command.words, nil)) \(option($0))"
      }
    }
  }

  private func option(_ option: OptionDescription) -> String {
    let letter = option.letter.map { "-s \($0) " } ?? ""
    let value = option.value.map { " " + self.value($0.completion) } ?? ""
    return "\(letter)-l \(option.name)\(value) -d \(option.summary.fishQuoted)"
  }

  private func value(_ source: CompletionSource) -> String {
    switch source {
    case .files: "-r -F"
    case .nothing: "-x"
    case .words, .names: "-x \(candidates(source))"
    }
  }

  private var arguments: [String] {
    commands.flatMap { command in
      command.positionals.indices.compactMap { place in
        let source = command.completion(afterArguments: place)
        if source == .nothing { return nil }
        let isRest = command.positionals[place].takesRest
        return "complete -c trainer \(condition(command.words, isRest ? nil : place)) "
          + (source == .files ? "-F" : candidates(source))
      }
    }
  }

  private func condition(_ words: [String], _ place: Int?) -> String {
    let name = words.joined(separator: " ")
    return "-n " + "__trainer_at '\(name)'\(place.map { " \($0)" } ?? "")".fishQuoted
  }

  private func candidates(_ source: CompletionSource) -> String {
    switch source {
    case .words(let words): "-a \(words.joined(separator: " ").fishQuoted)"
    case .names(let kinds):
      "-a \("(__trainer_names \(kinds.map(\.rawValue).joined(separator: " ")))".fishQuoted)"
    case .files, .nothing: ""
    }
  }
}

extension String {
  /// The text as one word of fish, whatever it holds.
  fileprivate var fishQuoted: String {
    "'" + replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
