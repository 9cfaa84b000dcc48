import TrainerMarkdown
import TrainerScoring
import TrainerText

extension DeckReader {
  /// Makes an item of a section, or reports why there is none.
  mutating func readItem(_ section: Section) {
    let known = problems.found.count
    guard let settings = settings(section.attributes), let kind = kind(of: section, settings) else {
      noteBroken(section.attributes)
      return
    }
    reportUseless(section.attributes, for: kind)
    let parts = kind == .note ? ItemParts() : parts(of: section, kind: kind)
    let prompt = prompt(of: section, kind: kind)
    let ideas = ideas(in: parts[.keyIdeas])
    guard let task = task(kind, section, prompt, parts, settings) else {
      noteBroken(section.attributes)
      return
    }
    let draft = ItemDraft(
      task: task.value, title: section.title, prompt: prompt.text, statement: task.statement,
      answer: parts[.answer]?.content ?? "", ideas: ideas,
      hints: parts.hints.map(\.content).filter { !$0.isEmpty },
      sources: parts[.source]?.content, settings: settings,
      place: place(of: section))
    guard draft.isComparable || kind == .note else {
      if !problems.hasError(since: known) {
        problems.add(KindProblem.nothingToCompare(kind), at: section.titleRange)
      }
      noteBroken(section.attributes)
      return
    }
    items.append(Item(draft))
  }

  /// The kind: named, else shown by the prompt.
  private func kind(of section: Section, _ settings: ItemSettings) -> ItemKind? {
    switch settings.kind {
    case .named(let kind): return kind
    case .unknown: return nil
    case .open:
      if section.promptBlocks.contains(where: { document.isTaskList(blocks[$0]) }) {
        return .choice
      }
      return source.bytes[section.promptRange].containsBraces ? .cloze : .card
    }
  }

  private func prompt(of section: Section, kind: ItemKind) -> SourceSlice {
    SourceSlice(source, lines: kind == .note ? section.bodyRange : section.promptRange)
  }

  /// The parts by their names; what is unknown or in the wrong place is reported.
  private mutating func parts(of section: Section, kind: ItemKind) -> ItemParts {
    var parts = ItemParts()
    for part in section.parts {
      guard let name = DeckPart(named: part.name) else {
        let fitting = DeckPart.allCases.filter { $0.belongs(to: kind) }.map(\.rawValue)
        let near = nearest(to: part.name, among: fitting)
        problems.add(PartProblem.unknown(part.name, nearest: near), at: part.nameRange)
        continue
      }
      if !name.belongs(to: kind) {
        problems.add(PartProblem.forOtherKind(name, kind), at: part.nameRange)
      } else if parts[name] != nil, name != .hint {
        problems.add(PartProblem.twice(name), at: part.nameRange)
      } else {
        if part.content.isEmpty { problems.add(PartProblem.empty(name), at: part.nameRange) }
        parts.add(part, as: name)
      }
    }
    return parts
  }

  private func place(of section: Section) -> ItemPlace {
    ItemPlace(
      file: source.name, line: source.place(at: section.range.lowerBound).line,
      range: section.range, idSlot: section.idSlot)
  }
}

/// The parts of one item.
struct ItemParts {
  private var named: [DeckPart: Section.Part] = [:]
  private(set) var hints: [Section.Part] = []

  subscript(name: DeckPart) -> Section.Part? { named[name] }

  mutating func add(_ part: Section.Part, as name: DeckPart) {
    if name == .hint { hints.append(part) } else { named[name] = part }
  }
}

extension ItemDraft {
  /// Whether there is something that an answer can be compared with.
  fileprivate var isComparable: Bool {
    switch task {
    case .recall: !answer.isEmpty || !ideas.isEmpty
    case .predict(let output): output != nil || !answer.isEmpty || !ideas.isEmpty
    case .exercise(let solution): solution != nil || !answer.isEmpty || !ideas.isEmpty
    case .cloze, .choice, .order, .spotBug, .mock, .note: true
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether two opening braces stand side by side.
  fileprivate var containsBraces: Bool {
    var offset = startIndex
    while let brace = self[offset...].firstIndex(of: UInt8(ascii: "{")) {
      offset = brace + 1
      if offset < endIndex, self[offset] == UInt8(ascii: "{") { return true }
    }
    return false
  }
}
