/// Completion for bash, 3.2 and later.
struct BashScript {
  let commands: [CommandDescription]

  private var table: ShellTable { ShellTable(commands: commands) }

  var text: String {
    """
    # Completion of trainer for bash, made by: trainer completions bash

    _trainer() {
      local IFS=$'\\n' current=${COMP_WORDS[COMP_CWORD]} command= count=0 last= word i
      COMPREPLY=()
      for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]} last=$word
        case $word in
          \(table.optionsWithValue.joined(separator: "|"))) i=$((i + 1)) ;;
          -*) ;;
          *)
            case "${command:+$command }$word" in
              \(patterns(table.names)))
                if ((count == 0)); then command="${command:+$command }$word"
                else count=$((count + 1)); fi ;;
              *) count=$((count + 1)) ;;
            esac ;;
        esac
      done
      # An option that waits for its value was stepped over.
      ((i > COMP_CWORD)) || last=
      case $command:$last in
    \(values)
      esac
      if [[ $current == -* ]]; then
        case $command in
    \(options)
        esac
        return
      fi
      case $command:$count in
    \(arguments)
      esac
    }

    _trainer_words() { _trainer_offer "$@"; }
    _trainer_files() { compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$current")); }
    _trainer_names() { _trainer_offer $(trainer completions names "$@" 2>/dev/null); }

    _trainer_offer() {
      local plain=${current//\\\\/} name
      plain=${plain#[\\'\\"]}
      for name in "$@"; do
        [[ $name == "$plain"* ]] || continue
        case $current in
          [\\'\\"]*) COMPREPLY+=("$name") ;;
          *) COMPREPLY+=("$(printf %q "$name")") ;;
        esac
      done
    }

    complete -F _trainer trainer

    """
  }

  private func patterns(_ words: [String]) -> String {
    words.map { "\"\($0)\"" }.joined(separator: "|")
  }

  private var values: String {
    table.values().compactMap { command, option in
      guard let value = option.value else { return nil }
      let pattern = command.map { "\"\($0):\(option.spelling)\"" } ?? "*:\(option.spelling)"
      return "    \(pattern)) \(call(value.completion)) return ;;"
    }
    .joined(separator: "\n")
  }

  private var options: String {
    let own = commands.map { command in
      "      \"\(command.name)\") \(call(.words(command.allOptions.map(\.spelling)))) ;;"
    }
    let global = call(.words(GlobalOptions.descriptions.map(\.spelling)))
    return (own + ["      *) \(global) ;;"]).joined(separator: "\n")
  }

  private var arguments: String {
    let names = commands.beginnings.map { words in
      let next = table.nextWords(after: words).map(\.word)
      return "    \"\(words.joined(separator: " ")):0\") \(call(.words(next))) ;;"
    }
    let places = commands.flatMap { command -> [String] in
      command.positionals.indices.compactMap { place in
        let isRest = place == command.positionals.count - 1 && command.positionals[place].takesRest
        let source = command.completion(afterArguments: place)
        if source == .nothing { return nil }
        return "    \"\(command.name):\"\(isRest ? "*" : "\(place)")) \(call(source)) ;;"
      }
    }
    return (places + names).joined(separator: "\n")
  }

  private func call(_ source: CompletionSource) -> String {
    switch source {
    case .words(let words): "_trainer_words \(words.map(\.singleQuoted).joined(separator: " "));"
    case .names(let kinds): "_trainer_names \(kinds.map(\.rawValue).joined(separator: " "));"
    case .files: "_trainer_files;"
    case .nothing: ":;"
    }
  }
}
