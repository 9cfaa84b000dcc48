import TrainerCore

/// What there is to read, lesson by lesson and deck by deck, and how much of it is read.
struct ReadingOverview {
  /// All pages, in the order of the files.
  let pages: [Library.Page]
  let decks: [Deck]
  let signs: TextSigns

  /// The lines, for a person and for a pipe alike.
  var lines: [StyledText] {
    if pages.isEmpty { return ["There is nothing to read."] }
    var lines: [StyledText] = []
    for lesson in unique(pages.map(\.item.labels.lesson)) {
      if !lines.isEmpty { lines.append("") }
      lines += self.lines(ofLesson: lesson)
    }
    return lines + ["", next]
  }

  private func lines(ofLesson lesson: String) -> [StyledText] {
    let pages = pages.filter { $0.item.labels.lesson == lesson }
    let names = unique(pages.map(\.item.labels.deck))
    return ["\(lesson, .bold): \(tally(pages))"]
      + names.map { name in
        let own = pages.filter { $0.item.labels.deck == name }
        let title = decks.first { $0.name == name }?.title ?? name
        let shortName = name.split(separator: "/").last.map(String.init) ?? name
        return "\(signs.bullet)\(shortName, .bold) \(title): \(tally(own))"
      }
  }

  private func tally(_ pages: [Library.Page]) -> String {
    let done = pages.count { $0.done != nil }
    return done == pages.count ? "all \(done) read" : "\(done) of \(pages.count) read"
  }

  private var next: StyledText {
    // What has to be known comes before all else, in whichever file it stands.
    let depths = ItemLabels.Depth.allCases.map(Optional.some) + [nil]
    let new = pages.filter { $0.done == nil }
    let page = depths.lazy.compactMap { depth in new.first { $0.item.labels.depth == depth } }.first
    guard let page else {
      return "All is read. `trainer read DECK` shows a deck again."
    }
    let title = PlainMarkdown.text(page.item.title)
    return "Next: trainer read \(page.item.id.quotedForShell) (\(title))"
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
