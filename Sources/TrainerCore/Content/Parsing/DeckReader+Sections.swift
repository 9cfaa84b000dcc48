import TrainerMarkdown
import TrainerText

extension DeckReader {
  /// Reads the section of a `##` heading: an item, the topic of the cards behind it, or prose.
  ///
  /// - Returns: the index of the block behind it.
  mutating func readSection(at index: Int) -> Int {
    let section = Section(text, heading: index)
    topic = nil
    if isItem(section) {
      introductionEnd = introductionEnd ?? section.range.lowerBound
      readItem(section)
      return section.blocks.upperBound
    }
    proseHeadings += section.parts.map { (name: $0.name, range: $0.nameRange) }
    if section.endsAtMarker {
      introductionEnd = introductionEnd ?? section.range.lowerBound
      topic = section.title.isEmpty ? nil : section.title
    }
    readOneLineCards(of: section)
    return section.blocks.upperBound
  }

  /// The heading of prose is the topic of the one-line cards in it.
  private mutating func readOneLineCards(of section: Section) {
    let topicBehind = topic
    topic = section.title.isEmpty ? nil : section.title
    for index in section.blocks { readOneLineCards(at: index) }
    topic = topicBehind
  }

  private func isItem(_ section: Section) -> Bool {
    if section.attributes != nil { return true }
    if defaults.kind != .open { return !(section.endsAtMarker && section.blocks.isEmpty) }
    return section.parts.contains { $0.known != nil }
      || section.blocks.contains { document.isTaskList(blocks[$0]) }
  }
}
