/// What a word may become, while the person chooses.
struct CompletionMenu: Sendable, Hashable {
  /// The line before anything was chosen.
  let before: LineBuffer

  let completions: Completions

  /// The index of the candidate that stands in the line.
  private(set) var chosen: Int?

  init(_ completions: Completions, before: LineBuffer) {
    self.completions = completions
    self.before = before
  }

  mutating func choose(next: Bool) {
    let count = completions.candidates.count
    let start = next ? -1 : count
    chosen = ((chosen ?? start) + (next ? 1 : count - 1)) % count
  }
}

extension LineEditing {
  mutating func beginCompleting() {
    guard let complete = prompt.completions else {
      // In a text of several lines, such as code, the key indents.
      if case .fullStop = prompt.ending { insert("    ") }
      return
    }
    let completions = complete(buffer.textBeforeCursor)
    guard !completions.candidates.isEmpty else { return }
    let shared = completions.sharedBeginning
    if completions.candidates.count == 1 {
      put(shared.last.map { "/= ".contains($0) } ?? true ? shared : shared + " ", for: completions)
    } else {
      var menu = completions
      if shared.count > completions.word.count {
        put(shared, for: completions)
        menu.word = shared
      }
      mode = .completing(CompletionMenu(menu, before: buffer))
    }
  }

  mutating func complete(_ key: Key, _ menu: CompletionMenu) -> Step {
    var menu = menu
    switch key {
    case .tab, .shiftTab:
      menu.choose(next: key == .tab)
      guard let chosen = menu.chosen else { return .goOn }
      buffer = menu.before
      put(menu.completions.candidates[chosen], for: menu.completions)
      mode = .completing(menu)
      return .goOn
    case .escape, .control("g"):
      mode = .editing
      buffer = menu.before
      return .goOn
    default:
      mode = .editing
      return edit(key)
    }
  }

  private mutating func put(_ candidate: String, for completions: Completions) {
    let start = max(0, buffer.cursor - completions.word.count)
    change(start..<buffer.cursor, to: candidate)
  }
}
