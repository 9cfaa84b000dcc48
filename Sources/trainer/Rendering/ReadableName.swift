import TrainerCore
import TrainerText

extension Item {
  /// What people call it: the id its author gave, else its title, else the beginning of what it asks.
  ///
  /// An id made from the text says nothing to a person.
  func readableName(_ signs: TextSigns) -> String {
    if isIDWritten { return id }
    let text = PlainMarkdown.text(title.isEmpty ? front(hiding: 0) : title)
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? id
    return signs.quotes.open + line.shortened(to: Self.longestName, signs.ellipsis)
      + signs.quotes.close
  }

  private static let longestName = 40
}

extension Question {
  /// What people call it; a deletion also by its part.
  func readableName(_ signs: TextSigns) -> String {
    item.isIDWritten ? key.description : item.readableName(signs)
  }
}

extension Library {
  /// What people call an item, by the name its history is kept under.
  func readableName(of key: RecordKey, _ signs: TextSigns) -> String {
    guard let item = self[key.item], !item.isIDWritten else { return key.description }
    return item.readableName(signs)
  }
}

extension String {
  /// This text cut to a number of columns, with a sign that it was.
  func shortened(to room: Int?, _ ellipsis: String) -> String {
    guard let room, displayWidth > room else { return self }
    var text = ""
    var width = ellipsis.displayWidth
    for character in self {
      width += TrainerText.displayWidth(of: character)
      if width > room { break }
      text.append(character)
    }
    while text.last == " " { text.removeLast() }
    return text + ellipsis
  }
}

extension PracticeText {
  /// Takes names of items and definitions of links from a library.
  mutating func know(_ library: Library) {
    let signs = signs
    nameOf = { library.readableName(of: $0, signs) }
    let definitions = Dictionary(
      library.decks.map { ($0.name, $0.linkDefinitions) }, uniquingKeysWith: { first, _ in first })
    definitionsOf = { definitions[$0.labels.deck] ?? "" }
  }
}
