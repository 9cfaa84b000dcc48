import TrainerCore
import TrainerText

/// Entries of the library, a line each: name, kind, what it is about.
struct EntryTable {
  let entries: [Library.Entry]

  /// How wide a line may be; nil where nobody looks at it.
  let columns: Int?
  let signs: TextSigns

  private static let leastRoom = 20

  /// The lines.
  var lines: [StyledText] {
    if signs.isSpoken, let columns { return entries.flatMap { spoken($0, columns) } }
    let names = entries.map(\.key.description)
    let nameWidth = names.map(\.displayWidth).max() ?? 0
    if let columns, columns - 1 - nameWidth - 2 < Self.leastRoom { return narrow(columns) }
    let kindWidth = entries.map(\.item.kind.rawValue.count).max() ?? 0
    let left = columns.map { $0 - 1 - nameWidth - 2 }
    // Where there is little room, what it is about says more than its kind.
    let showsKind = left.map { $0 - kindWidth - 2 >= Self.leastRoom } ?? true
    let room = left.map { showsKind ? $0 - kindWidth - 2 : $0 }
    return zip(entries, names).map { entry, name in
      let kind = showsKind ? entry.item.kind.rawValue.padded(to: kindWidth) + "  " : ""
      let text = entry.headline.shortened(to: room, signs.ellipsis)
      return "\(name.padded(to: nameWidth), .bold)  \(kind, .faint)\(text)"
    }
  }

  /// What an entry is about under its name, where there is no room beside it.
  private func narrow(_ columns: Int) -> [StyledText] {
    entries.flatMap { entry in
      StyledText(entry.key.description, .bold).wrapped(to: max(1, columns - 1))
        + entry.headline.wrapped(to: max(1, columns - 1), indent: "  ")
    }
  }

  /// Everything in one sentence: nobody hears columns.
  private func spoken(_ entry: Library.Entry, _ columns: Int) -> [StyledText] {
    [entry.key.description, entry.item.kind.readableName, entry.headline]
      .joined(separator: signs.dot).wrapped(to: max(1, columns - 1))
  }
}

extension Library.Entry {
  /// The first line of what it asks, as plain text; of a cloze the text around the gap.
  fileprivate var headline: String {
    PlainMarkdown.text(front).split(separator: "\n").first.map(String.init) ?? ""
  }

  private var front: String {
    if case .cloze(let deletions) = item.task, let deletion {
      return item.front(hiding: deletions.firstIndex(of: deletion) ?? 0)
    }
    return item.title.isEmpty ? item.prompt : item.title
  }
}
