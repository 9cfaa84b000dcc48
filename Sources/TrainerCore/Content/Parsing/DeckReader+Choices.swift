import TrainerMarkdown
import TrainerText

extension DeckReader {
  /// The one task list of the prompt as options.
  mutating func choice(_ section: Section, _ settings: ItemSettings) -> Task? {
    let lists = section.promptBlocks.filter { document.isTaskList(blocks[$0]) }
    guard lists.count == 1 else {
      problems.add(
        KindProblem.taskLists(lists.count), at: secondRange(of: lists) ?? section.titleRange)
      return nil
    }
    let options = document.children(of: blocks[lists[0]]).map { option($0) }
    if options.count == 1 {
      problems.add(KindProblem.oneOption, at: document.range(of: blocks[lists[0]]))
    }
    if !options.contains(where: \.isRight) {
      problems.add(KindProblem.noRightOption, at: section.titleRange)
    }
    return Task(
      value: .choice(Choice(options: options, shuffles: settings.labels.shuffles)),
      statement: statement(of: section, without: lists[0]))
  }

  /// The first paragraph of an item and the code behind it are the option; the rest explains it.
  private mutating func option(_ item: BlockID) -> Choice.Option {
    let box = document.taskBox(of: item)
    if box == nil {
      problems.add(KindProblem.plainOption, at: source.firstLine(of: document.range(of: item)))
    }
    let children = Array(document.children(of: item))
    let own = 1 + children.dropFirst().prefix { document.isCode($0) }.count
    let text = ListItemText(of: item, in: document)
    return Choice.Option(
      text: children.isEmpty ? "" : text.markdown(of: document.range(of: children.prefix(own))),
      isRight: box == .done,
      explanation: children.count > own
        ? text.markdown(of: document.range(of: children.dropFirst(own))) : nil)
  }

  /// The one numbered list of the prompt as steps.
  mutating func order(_ section: Section) -> Task? {
    let lists = section.promptBlocks.filter { document.isNumberedList(blocks[$0]) }
    guard lists.count == 1 else {
      problems.add(
        KindProblem.numberedLists(lists.count), at: secondRange(of: lists) ?? section.titleRange)
      return nil
    }
    let steps = document.children(of: blocks[lists[0]]).map { item in
      let children = Array(document.children(of: item))
      return children.isEmpty
        ? "" : ListItemText(of: item, in: document).markdown(of: document.range(of: children[...]))
    }
    guard steps.count > 1 else {
      problems.add(KindProblem.oneStep, at: document.range(of: blocks[lists[0]]))
      return nil
    }
    return Task(value: .order(steps), statement: statement(of: section, without: lists[0]))
  }
}

extension MarkdownDocument {
  fileprivate func isNumberedList(_ block: BlockID) -> Bool {
    if case .list(.ordered, _) = kind(of: block) { true } else { false }
  }

  /// From the start of the first block to the end of the last one.
  fileprivate func range(of blocks: ArraySlice<BlockID>) -> Range<Int> {
    guard let first = blocks.first, let last = blocks.last else { return 0..<0 }
    return range(of: first).lowerBound..<range(of: last).upperBound
  }
}

extension SourceText {
  /// A range cut at the end of its first line.
  func firstLine(of range: Range<Int>) -> Range<Int> {
    range.lowerBound..<min(range.upperBound, max(range.lowerBound, lineEnd(at: range.lowerBound)))
  }
}
