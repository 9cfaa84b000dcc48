import TrainerCore
import TrainerText

/// Entries of the library, a line each: name, kind, what it is about.
struct EntryTable {
  let entries: [Library.Entry]

  /// How wide a line may be; nil where nobody looks at it.
  let columns: Int?

  /// The lines.
  var lines: [StyledText] {
    let names = entries.map(\.key.description)
    let nameWidth = names.map(\.displayWidth).max() ?? 0
    let kindWidth = entries.map(\.item.kind.rawValue.count).max() ?? 0
    let room = columns.map { max(20, $0 - 1 - nameWidth - kindWidth - 4) }
    return zip(entries, names).map { entry, name in
      let kind = entry.item.kind.rawValue.padded(to: kindWidth)
      let text = entry.headline.shortened(to: room)
      return "\(name.padded(to: nameWidth), .bold)  \(kind, .faint)  \(text)"
    }
  }
}

extension Library.Entry {
  /// The first line of what it asks, as plain text; of a cloze the text around the gap.
  fileprivate var headline: String {
    guard case .cloze(let deletions) = item.task, let deletion else { return item.headline }
    let front = item.front(hiding: deletions.firstIndex(of: deletion) ?? 0)
    return PlainMarkdown.text(front).split(separator: "\n").first.map(String.init) ?? ""
  }
}

extension String {
  /// This text cut to a number of columns, with a sign that it was.
  func shortened(to room: Int?) -> String {
    guard let room, displayWidth > room else { return self }
    var text = ""
    var width = 0
    for character in self {
      width += TrainerText.displayWidth(of: character)
      if width >= room { break }
      text.append(character)
    }
    return text + "…"
  }
}
