import TrainerMarkdown
import TrainerText

/// Walks over the blocks of a deck once and makes items of them.
struct DeckReader {
  let text: DeckText
  var problems: ProblemList
  var items: [Item] = []
  var brokenIDs: [String] = []

  /// What the front matter says for all items.
  let defaults: LabelSettings

  /// The topic of the short cards that follow.
  var topic: String? {
    didSet {
      cardLabels = defaults.labels
      if let topic { cardLabels.topic = topic }
    }
  }

  /// The labels of short cards that say nothing of their own.
  private(set) var cardLabels: ItemLabels

  /// The index of the block behind the last card.
  var lastCardEnd: Int?

  /// Level-3 headings in sections that are no items.
  var proseHeadings: [(name: String, range: Range<Int>)] = []

  /// Where the introduction ends: at the first item or topic.
  var introductionEnd: Int?

  private let bodyStart: Int

  /// The index of the first `#` heading.
  private var titleHeading: Int?

  init(_ source: SourceText, folder: String) {
    problems = ProblemList(source)
    let front = FrontMatter(of: source, folder: folder, &problems)
    defaults = front.settings
    cardLabels = front.settings.labels
    bodyStart = front.bodyStart
    text = DeckText(source, from: front.bodyStart)
  }

  var source: SourceText { text.source }
  var document: MarkdownDocument { text.document }
  var blocks: [BlockID] { text.blocks }

  mutating func read() {
    var index = 0
    while index < text.blocks.count {
      switch text.kind(index) {
      case .marker: index = readCard(at: index)
      case .heading(2, isSetext: false): index = readSection(at: index)
      case .heading(1, isSetext: false):
        titleHeading = titleHeading ?? index
        topic = nil
        index += 1
      default:
        readOneLineCards(at: index)
        index += 1
      }
    }
    reportLikelyParts()
    reportMarkdown()
  }

  /// What was read.
  var deck: Deck {
    let name = defaults.labels.deck
    return Deck(
      file: text.source.name, name: name,
      title: defaults.title ?? headingTitle ?? name.lastPathPart, lesson: defaults.labels.lesson,
      introduction: introduction, items: items, brokenIDs: brokenIDs,
      linkDefinitions: linkDefinitions)
  }

  private var headingTitle: String? {
    titleHeading.flatMap { text.document.firstContentLine(of: text.blocks[$0]) }
      .map(text.source.text)
  }

  private var introduction: String {
    let end = introductionEnd ?? text.source.bytes.count
    let title = titleHeading.map(text.range).flatMap { $0.lowerBound < end ? $0 : nil }
    guard let title else { return SourceSlice(text.source, lines: bodyStart..<end).text }
    return [bodyStart..<title.lowerBound, title.upperBound..<end]
      .map { SourceSlice(text.source, lines: $0).text }.filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  /// In a deck, a heading that is nearly the name of a part is likely meant as one.
  private mutating func reportLikelyParts() {
    guard !items.isEmpty else { return }
    for heading in proseHeadings {
      let near = nearest(to: heading.name, amongCasesOf: DeckPart.self)
      guard let part = near.flatMap(DeckPart.init(rawValue:)) else { continue }
      problems.add(PartProblem.likely(heading.name, part), at: heading.range)
    }
  }
}
