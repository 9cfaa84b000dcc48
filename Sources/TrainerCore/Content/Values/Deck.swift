/// One Markdown file with its items.
public struct Deck: Sendable, Hashable {
  /// The file, relative to the content folder it was found in.
  public let file: String

  /// What people and commands call it: the file without `.md`.
  public let name: String

  /// The title: front matter, else a `#` heading, else the name of the file.
  public let title: String

  /// The lesson it belongs to.
  public let lesson: String

  /// The text before the first item, as Markdown.
  public let introduction: String

  /// What can be practised or read, in the order of the file.
  public internal(set) var items: [Item]

  /// The ids of items that could not be read: their records wait for them.
  public let brokenIDs: [String]

  /// The definitions of the links that its texts use, to be read after each of them.
  public let linkDefinitions: String
}
