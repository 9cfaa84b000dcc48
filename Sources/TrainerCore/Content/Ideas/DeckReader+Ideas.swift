import TrainerMarkdown
import TrainerScoring
import TrainerText

extension DeckReader {
  /// The key ideas of a part.
  mutating func ideas(in part: Section.Part?) -> [KeyIdea] {
    guard let part else { return [] }
    return ideas(inItems: listItems(of: part, named: .keyIdeas))
  }

  /// The key ideas that list items say.
  mutating func ideas(inItems items: [BlockID]) -> [KeyIdea] {
    var drafts: [IdeaDraft] = []
    drafts.reserveCapacity(items.count)
    for item in items {
      guard let draft = idea(item) else { continue }
      drafts.append(draft)
    }
    return drafts.withUniqueIDs { problems.add(IdeaProblem.idTwice($0), at: $1) }
  }

  private mutating func idea(_ item: BlockID) -> IdeaDraft? {
    var children = document.children(of: item)
    guard let first = children.next(), document.kind(of: first) == .paragraph else {
      problems.add(IdeaProblem.noLabel, at: source.firstLine(of: document.range(of: item)))
      return nil
    }
    let line = OutlineLine(of: first, in: document)
    let divided = line.bytes.withUnsafeBufferPointer { IdeaLine($0, in: line.range) }
    guard !divided.label.isEmpty else {
      problems.add(IdeaProblem.noLabel, at: line.place)
      return nil
    }
    report(divided.problems, of: line)
    reportWeakness(of: divided, line)
    var draft = IdeaDraft(
      label: line.text(divided.label), forms: divided.forms.map { IdeaForm(line.text($0)) })
    for child in children {
      guard case .list = document.kind(of: child) else {
        problems.add(
          PartProblem.notOnlyList(.keyIdeas), at: source.firstLine(of: document.range(of: child)))
        continue
      }
      for field in document.children(of: child) { take(field, into: &draft) }
    }
    return draft
  }

  private mutating func reportWeakness(of divided: IdeaLine, _ line: OutlineLine) {
    let count = max(divided.forms.count, 1)
    if count < Self.fewestForms {
      problems.add(IdeaProblem.fewForms(count), at: line.source(of: divided.label))
    }
    for form in divided.forms {
      let common = line.bytes.withUnsafeBufferPointer { SoleCommonWord($0, in: form) }
      guard let common else { continue }
      problems.add(IdeaProblem.commonWord(common.word), at: line.source(of: form))
    }
  }

  /// With fewer forms an idea is missed by most who know it.
  private static let fewestForms = 3

  private mutating func take(_ item: BlockID, into draft: inout IdeaDraft) {
    var children = document.children(of: item)
    guard let first = children.next(), document.kind(of: first) == .paragraph else {
      let place = source.firstLine(of: document.range(of: item))
      problems.add(IdeaProblem.unknownField("", nearest: nil), at: place)
      return
    }
    let line = OutlineLine(of: first, in: document)
    let (name, value) = line.field
    guard let field = IdeaField(rawValue: name) else {
      let near = nearest(to: name, amongCasesOf: IdeaField.self)
      problems.add(IdeaProblem.unknownField(line.text, nearest: near), at: line.place)
      return
    }
    guard !draft.fields.contains(field) else {
      problems.add(IdeaProblem.fieldTwice(name), at: line.place)
      return
    }
    draft.fields.append(field)
    let text = line.trimmedText(value)
    guard field == .essential || !text.isEmpty else {
      problems.add(IdeaProblem.emptyField(name), at: line.place)
      return
    }
    set(field, to: text, in: value, of: line, &draft)
  }

  private mutating func set(
    _ field: IdeaField, to text: String, in value: Range<Int>, of line: OutlineLine,
    _ draft: inout IdeaDraft
  ) {
    switch field {
    case .essential: draft.isEssential = true
    case .ask: draft.followUp = text
    case .weight:
      guard let weight = Int(text), (1...3).contains(weight) else {
        problems.add(IdeaProblem.badWeight(text), at: line.place)
        return
      }
      draft.weight = weight
    case .id:
      let id = ItemID.normal(text)
      guard ItemID.isValid(id) else {
        problems.add(
          IdeaProblem.badID(text, suggestion: Slug.make(from: text)), at: line.place)
        return
      }
      draft.id = id
      draft.idPlace = line.place
    case .not:
      let list = line.bytes.withUnsafeBufferPointer { FormList($0, in: value) }
      report(list.problems, of: line)
      draft.rejected = list.forms.map { IdeaForm(line.text($0)) }
    }
  }

  private mutating func report(_ found: [FormProblem], of line: OutlineLine) {
    for problem in found {
      problems.add(
        IdeaProblem.form(problem.kind), at: line.source(of: problem.offset..<problem.offset + 1))
    }
  }
}

/// What can be nested under a key idea.
enum IdeaField: String, CaseIterable {
  case essential, weight, not, ask, id
}
