/// A name in the lists of a mock interview that leads to an item, or to what to read.
struct SheetName {
  let text: String

  /// The line of its entry, from 1.
  let line: Int

  /// Whether it stands behind `read:`, where a deck may be meant as well.
  let isReading: Bool
}

extension MockSheet {
  /// All names behind `item:` and `read:`, in no order.
  var names: [SheetName] { lists.values.flatMap { $0.flatMap(\.names) } }
}

extension OutlineEntry {
  /// Those of what is nested under the entry; itself it is none, for at the top no entry is a field.
  fileprivate var names: [SheetName] {
    children.flatMap { $0.holdsIdeas ? [] : $0.ownNames + $0.names }
  }

  /// Whether what is nested under it are key ideas, whose labels may be any words.
  private var holdsIdeas: Bool { text.lowercased() == "ideas" }

  private var ownNames: [SheetName] {
    guard let colon = text.firstIndex(of: ":") else { return [] }
    let isReading: Bool
    switch String(text[..<colon]).trimmedOfBlanks.lowercased() {
    case "item": isReading = false
    case "read": isReading = true
    default: return []
    }
    return text[text.index(after: colon)...].split(separator: ",").map(\.trimmedOfBlanks)
      .filter { !$0.isEmpty }
      .map { SheetName(text: $0, line: line, isReading: isReading) }
  }
}
