import TrainerCore
import TrainerScoring
import TrainerText

extension Deck {
  /// The deck as text for people and golden files: one fact a line, texts with a bar before each line.
  func dump() -> String {
    var dump = Dump()
    dump.line("deck \(name) (\(file)): \(title), lesson \(lesson)")
    dump.text("introduction", introduction)
    dump.text("definitions", linkDefinitions)
    if !brokenIDs.isEmpty { dump.line("broken: \(brokenIDs.joined(separator: " "))") }
    for item in items { dump.add(item) }
    return dump.lines.joined(separator: "\n") + "\n"
  }
}

extension [Diagnostic] {
  /// One line a problem: `line:column severity code: message (suggestion)`.
  func dump() -> String {
    map { problem in
      let place = "\(problem.place.line):\(problem.place.column)"
      let advice = problem.suggestion.map { " (\($0))" } ?? ""
      return "\(place) \(problem.severity) \(problem.code): \(problem.message)\(advice)\n"
    }.joined()
  }
}

private struct Dump {
  private(set) var lines: [String] = []

  mutating func line(_ text: String) { lines.append(text) }

  mutating func text(_ name: String, _ text: String) {
    guard !text.isEmpty else { return }
    lines.append("  \(name):")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append("    |\(line)")
    }
  }

  mutating func add(_ item: Item) {
    let written = item.isIDWritten ? "" : " (derived)"
    line("\(item.kind.rawValue) \(item.id)\(written) @\(item.place.line)")
    let labels = item.labels.facts
    if !labels.isEmpty { line("  labels: \(labels.joined(separator: ", "))") }
    text("title", item.title)
    text("prompt", item.prompt)
    if item.statement != item.prompt { text("statement", item.statement) }
    add(item.task)
    text("answer", item.answer)
    for idea in item.ideas { add(idea) }
    for hint in item.hints { text("hint", hint) }
    text("source", item.sources ?? "")
  }

  private mutating func add(_ task: ItemTask) {
    switch task {
    case .recall, .note: break
    case .cloze(let deletions):
      for deletion in deletions {
        line("  hidden \(deletion.part)\(deletion.hint.map { " (\($0))" } ?? "")")
        text("hidden", deletion.hidden)
      }
    case .choice(let choice):
      for option in choice.options {
        text(option.isRight ? "right" : "wrong", option.text)
        text("because", option.explanation ?? "")
      }
    case .order(let steps): for step in steps { text("step", step) }
    case .predict(let output): text("output", output ?? "")
    case .spotBug(let code):
      text("code \(code.language ?? "")", code.lines.joined(separator: "\n"))
      line("  wrong lines: \(code.wrong.sorted())")
    case .exercise(let solution): text("solution", solution ?? "")
    case .mock(_, let sheet): add(sheet)
    }
  }

  private mutating func add(_ sheet: MockSheet) {
    if let mark = sheet.passMark { line("  pass \(mark)") }
    for part in DeckPart.allCases where !sheet[part].isEmpty {
      line("  part \(part.rawValue)")
      for entry in sheet[part] { add(entry, depth: 2) }
    }
    text("solution", sheet.solution ?? "")
  }

  private mutating func add(_ entry: OutlineEntry, depth: Int) {
    line("\(String(repeating: "  ", count: depth))- \(entry.text) @\(entry.line)")
    if let code = entry.code { text("code", code) }
    for child in entry.children { add(child, depth: depth + 1) }
  }

  private mutating func add(_ idea: KeyIdea) {
    let mark = idea.isEssential ? " essential" : ""
    line("  idea \(idea.id) ×\(idea.weight)\(mark): \(idea.label)")
    for form in idea.forms { line("    + \(form.text)") }
    for form in idea.rejected { line("    - \(form.text)") }
    if let question = idea.followUp { line("    ask \(question)") }
  }
}

extension ItemLabels {
  fileprivate var facts: [String] {
    [
      topic.map { "topic \($0)" },
      tags.isEmpty ? nil : "tags \(tags.joined(separator: " "))",
      refs.isEmpty ? nil : "refs \(refs.joined(separator: " "))",
      evidence.map { "evidence \($0.rawValue)" },
      difficulty.map { "difficulty \($0)" },
      minutes.map { "minutes \($0)" },
      depth.map { "depth \($0.rawValue)" },
      see.isEmpty ? nil : "see \(see.joined(separator: " "))",
      shuffles ? nil : "as written",
    ].compactMap(\.self)
  }
}
