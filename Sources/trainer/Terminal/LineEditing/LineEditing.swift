/// A line while it is edited, as a value: keys go in, and what is to be done comes out.
///
/// Keys are those of Emacs, as in every shell.
package struct LineEditing {
  private(set) var prompt: LinePrompt
  var buffer: LineBuffer
  var mode = Mode.editing
  var kills = Kills()
  var undo = UndoStack()
  var history: HistoryPlace

  /// The window whose rows Up and Down go by.
  package var size = TerminalSize.usual

  /// Whether Ctrl-X was pressed, which begins a command of two keys.
  private var isAfterControlX = false

  /// What the keys mean at the moment.
  enum Mode: Sendable, Hashable {
    case editing
    case searching(HistorySearch)
    case completing(CompletionMenu)
  }

  /// What follows from a key.
  package enum Step: Sendable, Hashable {
    /// Show the line as it is now.
    case goOn
    case done(InputEvent)
    case clearScreen

    /// Stop the program, as Ctrl-Z does.
    case suspend

    /// Let the text be edited by another program.
    case openEditor
  }

  package init(_ prompt: LinePrompt) {
    self.prompt = prompt
    buffer = LineBuffer(prompt.draft)
    history = HistoryPlace(entries: prompt.history)
  }

  /// Does what a key asks for.
  package mutating func press(_ key: Key) -> Step {
    if isAfterControlX { return finishControlX(key) }
    switch mode {
    case .editing: return edit(key)
    case .searching(let search): return self.search(key, search)
    case .completing(let menu): return complete(key, menu)
    }
  }

  /// Takes the text as another program left it.
  package mutating func take(_ text: String) {
    change(0..<buffer.characters.count, to: text)
  }

  /// Puts other words before the text; nil leaves them.
  mutating func ask(_ words: String?) { prompt.text = words ?? prompt.text }

  private mutating func finishControlX(_ key: Key) -> Step {
    isAfterControlX = false
    switch key {
    case .control("e"): return .openEditor
    case .control("u"): takeBack()
    default: break
    }
    return .goOn
  }

  mutating func edit(_ key: Key) -> Step {
    if !key.kills { kills.end() }
    switch key {
    case .text(let text): return type(text)
    case .paste(let text): insert(text)
    case .lineBreak: insert("\n")
    case .enter: return enter()
    case .tab: beginCompleting()
    case .control("r"): beginSearching()
    case .control("x"): isAfterControlX = true
    case .control("c"): return .done(.interrupted(hadText: !buffer.isEmpty))
    case .control("d") where buffer.isEmpty: return .done(.endOfInput)
    case .control("l"): return .clearScreen
    case .control("z"): return .suspend
    default: if !move(key), !kill(key) { change(key) }
    }
    return .goOn
  }
}

extension LineEditing {
  private mutating func type(_ text: String) -> Step {
    if buffer.isEmpty, text.count == 1, let first = text.first,
      prompt.answersAtOnce.contains(first)
    {
      buffer = LineBuffer(text)
      return .done(.line(text))
    }
    for word in text.words {
      // A blank begins the word that is taken back next.
      let startsWord = word.first?.isWhitespace ?? false
      change(buffer.cursor..<buffer.cursor, to: String(word), as: .typing(startsWord: startsWord))
    }
    return .goOn
  }

  private mutating func enter() -> Step {
    switch prompt.ending {
    case .enter: return .done(.line(buffer.text))
    case .fullStop(let isWhole):
      let lines = buffer.characters.split(separator: "\n", omittingEmptySubsequences: false)
      if lines.count == 1, isWhole(buffer.text) { return .done(.line(buffer.text)) }
      if lines.last == ["."] {
        return .done(.line(lines.dropLast().map { String($0) }.joined(separator: "\n")))
      }
      insert("\n")
      return .goOn
    }
  }
}

extension String {
  /// The text in pieces, each of which but the first begins with blanks.
  fileprivate var words: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    while start < endIndex {
      let word = self[start...].drop(while: \.isWhitespace)
      let end = word.firstIndex(where: \.isWhitespace) ?? endIndex
      words.append(self[start..<end])
      start = end
    }
    return words
  }
}
