import TrainerMarkdown
import TrainerScoring
import TrainerText

extension DeckReader {
  /// Makes an item of a section, or reports why there is none.
  mutating func readItem(_ section: Section) {
    let known = problems.found.count
    guard let settings = settings(section.attributes, labels: defaults.labels),
      let kind = kind(of: section, settings)
    else {
      noteBroken(section.attributes)
      return
    }
    reportUseless(section.attributes, for: kind)
    if kind.isAsked { reportParts(of: section, kind: kind) }
    let parts = ItemParts(of: section, kind: kind)
    let prompt = prompt(of: section, kind: kind)
    let ideas = ideas(in: parts[.keyIdeas])
    guard let task = task(kind, section, prompt, parts, settings) else {
      noteBroken(section.attributes)
      return
    }
    let answer = parts.text(of: .answer) ?? ""
    guard task.value.isComparable(answer: answer, ideas: ideas) else {
      if !problems.hasError(since: known) {
        problems.add(KindProblem.nothingToCompare(kind), at: section.titleRange)
      }
      noteBroken(section.attributes)
      return
    }
    items.append(
      Item(
        task: task.value, title: section.title, prompt: prompt.text, statement: task.statement,
        answer: answer, ideas: ideas, hints: parts.hints,
        sources: parts.text(of: .source), settings: settings, place: place(of: section)))
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
      return source.hasBraces(in: section.promptRange) ? .cloze : .card
    }
  }

  private func prompt(of section: Section, kind: ItemKind) -> SourceSlice {
    SourceSlice(source, lines: kind == .note ? section.bodyRange : section.promptRange)
  }

  /// Reports parts that are unknown, empty or in the wrong place.
  private mutating func reportParts(of section: Section, kind: ItemKind) {
    for index in section.parts.indices {
      guard let name = section.parts[index].known else {
        let part = section.parts[index]
        let fitting = DeckPart.allCases.filter { $0.belongs(to: kind) }.map(\.rawValue)
        let near = nearest(to: part.name, among: fitting)
        problems.add(PartProblem.unknown(part.name, nearest: near), at: part.nameRange)
        continue
      }
      if !name.belongs(to: kind) {
        problems.add(
          PartProblem.forOtherKind(name, kind), at: section.parts[index].nameRange)
      } else if !name.mayBeRepeated,
        section.parts[..<index].contains(where: { $0.known == name })
      {
        problems.add(PartProblem.twice(name), at: section.parts[index].nameRange)
      } else if section.parts[index].content.isEmpty {
        problems.add(PartProblem.empty(name), at: section.parts[index].nameRange)
      }
    }
  }

  private func place(of section: Section) -> ItemPlace {
    ItemPlace(
      file: source.name, line: source.lineNumber(at: section.range.lowerBound),
      range: section.range, idSlot: section.idSlot)
  }
}

/// The parts of one item that its kind may have.
struct ItemParts {
  private let all: [Section.Part]
  private let kind: ItemKind

  init(of section: Section, kind: ItemKind) {
    all = section.parts
    self.kind = kind
  }

  /// The first part of a name.
  subscript(name: DeckPart) -> Section.Part? { index(of: name).map { all[$0] } }

  /// The text of the first part of a name.
  func text(of name: DeckPart) -> String? { index(of: name).map { all[$0].content.text } }

  private func index(of name: DeckPart) -> Int? {
    name.belongs(to: kind) ? all.firstIndex { $0.known == name } : nil
  }

  /// The texts of the hints.
  var hints: [String] {
    guard DeckPart.hint.belongs(to: kind) else { return [] }
    let hints = all.indices.filter { all[$0].known == .hint && !all[$0].content.isEmpty }
    return hints.map { all[$0].content.text }
  }
}

extension ItemTask {
  /// Whether there is something that an answer can be compared with.
  fileprivate func isComparable(answer: String, ideas: [KeyIdea]) -> Bool {
    switch self {
    case .recall: !answer.isEmpty || !ideas.isEmpty
    case .predict(let output): output != nil || !answer.isEmpty || !ideas.isEmpty
    case .exercise(let solution): solution != nil || !answer.isEmpty || !ideas.isEmpty
    case .cloze, .choice, .order, .spotBug, .mock, .note: true
    }
  }
}

extension SourceText {
  /// Whether two opening braces stand side by side.
  fileprivate func hasBraces(in range: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var rest = range
      while let brace = bytes.firstIndex(of: UInt8(ascii: "{"), in: rest) {
        rest = brace + 1..<range.upperBound
        if let next = rest.first, bytes[next] == UInt8(ascii: "{") { return true }
      }
      return false
    }
  }
}
