/// Completion for zsh, with a word about each candidate.
struct ZshScript {
  let commands: [CommandDescription]

  private var table: ShellTable { ShellTable(commands: commands) }

  var text: String {
    """
    #compdef trainer
    # Completion of trainer for zsh, made by: trainer completions zsh

    _trainer() {
      local command= last= word; local -i count=0 i
      for ((i = 2; i < CURRENT; i++)); do
        word=${(Q)words[i]} last=$word
        case $word in
          (\(table.optionsWithValue.joined(separator: "|"))) ((i += 1)) ;;
          (-*) ;;
          (*)
            case "${command:+$command }$word" in
              (\(table.names.map(\.singleQuoted).joined(separator: "|")))
                if ((count == 0)); then command="${command:+$command }$word"
                else ((count += 1)); fi ;;
              (*) ((count += 1)) ;;
            esac ;;
        esac
      done
      # An option that waits for its value was stepped over.
      ((i > CURRENT)) || last=
      case "$command:$last" in
    \(values)
      esac
      if [[ $PREFIX == -* ]]; then
        case $command in
    \(options)
        esac
        return
      fi
      case "$command:$count" in
    \(arguments)
      esac
    }

    _trainer_names() {
      local -a names; names=(${(f)"$(_call_program names trainer completions names $@ 2>/dev/null)"})
      compadd -a names
    }

    if [[ $funcstack[1] == _trainer ]]; then _trainer "$@"
    elif (($+functions[compdef])); then compdef _trainer trainer; fi

    """
  }

  private var values: String {
    table.values().compactMap { command, option in
      guard let value = option.value else { return nil }
      let pattern = command.map { "'\($0):\(option.spelling)'" } ?? "*:\(option.spelling)"
      return "    (\(pattern)) \(call(value.completion)) return ;;"
    }
    .joined(separator: "\n")
  }

  private var options: String {
    let own = commands.map { "      ('\($0.name)') \(describe($0.allOptions)) ;;" }
    return (own + ["      (*) \(describe(GlobalOptions.descriptions)) ;;"]).joined(separator: "\n")
  }

  private func describe(_ options: [OptionDescription]) -> String {
    describe(options.map { (word: $0.spelling, summary: $0.summary) }, as: "options")
  }

  private func describe(
    _ candidates: [(word: String, summary: String)], as name: String
  ) -> String {
    let words = candidates.map {
      ($0.word.replacing(":", with: "\\:") + ":" + $0.summary).singleQuoted
    }
    return "local -a \(name); \(name)=(\(words.joined(separator: " "))); _describe \(name) \(name)"
  }

  private var arguments: String {
    let names = commands.beginnings.map { words in
      let next = table.nextWords(after: words)
      return "    ('\(words.joined(separator: " ")):0') \(describe(next, as: "commands")) ;;"
    }
    let places = commands.flatMap { command -> [String] in
      command.positionals.indices.compactMap { place in
        let isRest = place == command.positionals.count - 1 && command.positionals[place].takesRest
        let source = command.completion(afterArguments: place)
        if source == .nothing { return nil }
        return "    ('\(command.name):'\(isRest ? "*" : "\(place)")) \(call(source)) ;;"
      }
    }
    return (places + names).joined(separator: "\n")
  }

  private func call(_ source: CompletionSource) -> String {
    switch source {
    case .words(let words): "compadd -- \(words.map(\.singleQuoted).joined(separator: " "));"
    case .names(let kinds): "_trainer_names \(kinds.map(\.rawValue).joined(separator: " "));"
    case .files: "_files;"
    case .nothing: ":;"
    }
  }
}
