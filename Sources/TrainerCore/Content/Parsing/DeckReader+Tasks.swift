import TrainerMarkdown
import TrainerText

extension DeckReader {
  /// What an item asks, with the prompt that is shown where that is not all of it.
  struct Task {
    let value: ItemTask
    var statement: String?
  }

  /// The task of a kind; what it asks for and does not find is reported.
  mutating func task(
    _ kind: ItemKind, _ section: Section, _ prompt: SourceSlice, _ parts: ItemParts,
    _ settings: ItemSettings
  ) -> Task? {
    switch kind {
    case .card: Task(value: .recall(.card))
    case .trick: Task(value: .recall(.trick))
    case .edgeCase: Task(value: .recall(.edgeCase))
    case .cloze: cloze(section, prompt)
    case .choice: choice(section, settings)
    case .order: order(section)
    case .predict: predict(parts)
    case .spotBug: spotBug(section, settings)
    case .exercise: Task(value: .exercise(solution: parts.text(of: .solution)))
    case .problem: Task(value: .mock(.problem, sheet(parts, settings)))
    case .design: Task(value: .mock(.design, sheet(parts, settings)))
    case .note: Task(value: .note)
    }
  }

  private mutating func cloze(_ section: Section, _ prompt: SourceSlice) -> Task? {
    let deletions = braceDeletions(in: prompt, of: section)
    guard deletions.isEmpty else { return Task(value: .cloze(deletions)) }
    problems.add(CardProblem.nothingInBraces, at: section.titleRange)
    return nil
  }

  private mutating func predict(_ parts: ItemParts) -> Task? {
    guard let output = parts[.output] else { return Task(value: .predict(output: nil)) }
    let blocks = output.blocks.map { self.blocks[$0] }
    guard blocks.count == 1, document.isCode(blocks[0]) else {
      problems.add(KindProblem.outputIsNotCode, at: output.nameRange)
      return nil
    }
    return Task(value: .predict(output: document.code(of: blocks[0]).joined(separator: "\n")))
  }

  private mutating func spotBug(_ section: Section, _ settings: ItemSettings) -> Task? {
    let fences = section.promptBlocks.filter { document.isFence(blocks[$0]) }
    guard fences.count == 1 else {
      problems.add(
        KindProblem.fencedBlocks(fences.count), at: secondRange(of: fences) ?? section.titleRange)
      return nil
    }
    let lines = document.code(of: blocks[fences[0]])
    guard let wrong = wrongLines(section, settings, count: lines.count) else { return nil }
    let code = BuggyCode(
      lines: lines, language: document.language(of: blocks[fences[0]]), wrong: wrong)
    return Task(value: .spotBug(code), statement: statement(of: section, without: fences[0]))
  }

  private mutating func wrongLines(
    _ section: Section, _ settings: ItemSettings, count: Int
  ) -> Set<Int>? {
    guard !settings.wrongLines.isEmpty else {
      problems.add(KindProblem.noBugLine, at: section.titleRange)
      return nil
    }
    var wrong: Set<Int> = []
    for word in settings.wrongLines {
      guard let line = Int(word.text), (1...max(count, 1)).contains(line) else {
        problems.add(KindProblem.bugLineOutside(word.text, of: count), at: word.range)
        return nil
      }
      wrong.insert(line)
    }
    return wrong
  }

  private mutating func sheet(_ parts: ItemParts, _ settings: ItemSettings) -> MockSheet {
    let lists = DeckPart.allCases.filter(\.isMockList)
    var entries: [DeckPart: [OutlineEntry]] = [:]
    for name in lists {
      if let part = parts[name] { entries[name] = outline(of: part, named: name) }
    }
    return MockSheet(
      lists: entries, solution: parts.text(of: .solution),
      passMark: settings.passMark)
  }

  /// Where the second of several blocks stands, which is one too many.
  func secondRange(of indices: [Int]) -> Range<Int>? {
    indices.count > 1 ? document.range(of: blocks[indices[1]]) : nil
  }

  /// The prompt without one of its blocks.
  func statement(of section: Section, without index: Int) -> String {
    let block = document.range(of: blocks[index])
    let prompt = section.promptRange
    return [prompt.lowerBound..<block.lowerBound, block.upperBound..<prompt.upperBound]
      .map { SourceSlice(source, lines: $0).text }.filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }
}

extension DeckPart {
  /// Whether it is a nested list of a mock interview.
  fileprivate var isMockList: Bool {
    switch self {
    case .clarifyingQuestions, .phases, .checkpoints, .decisions, .followUps, .rubric, .bugs,
      .checklist:
      true
    case .answer, .keyIdeas, .hint, .source, .output, .solution: false
    }
  }
}

extension MarkdownDocument {
  func isFence(_ block: BlockID) -> Bool {
    if case .fencedCode = kind(of: block) { true } else { false }
  }

  func isCode(_ block: BlockID) -> Bool { isFence(block) || kind(of: block) == .indentedCode }

  /// The lines of a code block.
  func code(of block: BlockID) -> [String] {
    let text = content(of: block)
    guard !text.isEmpty else { return [] }
    return text.utf8.dropLast().split(separator: .lineFeed, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }
}
