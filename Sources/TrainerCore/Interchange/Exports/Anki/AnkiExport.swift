import TrainerMarkdown
import TrainerText

/// The items as text that Anki imports: basic notes and cloze notes in two files.
///
/// The names of note types are those that every Anki knows; a file has one type, because a row with a
/// type that Anki does not know is lost.
public struct AnkiExport: Sendable {
  /// One of the two files.
  public enum Part: String, Sendable, CaseIterable {
    case basic
    case cloze

    /// What it is called in a folder.
    public var fileName: String { "\(rawValue).txt" }

    /// What a file of this program begins with.
    public var header: String {
      """
      #separator:tab
      #html:true
      #notetype:\(self == .basic ? "Basic" : "Cloze")
      #columns:guid\tdeck\ttags\t\(self == .basic ? "Front\tBack" : "Text\tBack Extra")
      #guid column:1
      #deck column:2
      #tags column:3

      """
    }
  }

  private let library: Library

  /// Prepares the items of a library.
  public init(_ library: Library) { self.library = library }

  /// Writes a file, a note at a time; equal items once.
  public func write(_ part: Part, _ emit: (String) throws -> Void) throws {
    try emit(part.header)
    let definitions = Dictionary(
      library.decks.map { ($0.file, $0.linkDefinitions) }, uniquingKeysWith: { first, _ in first })
    for (number, item) in library.items.enumerated() where library.firstByID[item.id] == number {
      let html = AnkiHTML(definitions: definitions[item.place.file] ?? "")
      guard let sides = html.sides(of: item, for: part) else { continue }
      var writer = CSVWriter(separator: "\t", isHarmlessInSpreadsheets: false)
      writer.append([Self.guid(of: item), deck(of: item), tags(of: item), sides.front, sides.back])
      try emit(writer.text)
    }
  }

  /// The same in every export, so that a second import finds the note of the first.
  static func guid(of item: Item) -> String { "trainer-\(item.id)" }

  private func deck(of item: Item) -> String {
    "trainer::" + item.labels.deck.split(separator: "/").joined(separator: "::")
  }

  private func tags(of item: Item) -> String {
    let words =
      ["kind::\(item.kind.rawValue)"] + (item.labels.topic.map { ["topic::\($0)"] } ?? [])
      + item.labels.tags
    return words.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: "-") }
      .joined(separator: " ")
  }
}
