import TrainerCore
import TrainerMarkdown
import TrainerText

/// The link of an item that can be opened: the first one in its sources, answer and question.
enum ItemLink: Sendable, Hashable {
  /// An address on the web.
  case web(String)

  /// A file, by its path from the folder of the deck.
  case file(String)

  /// `definitions` are those of the deck.
  init?(of item: Item, _ definitions: String) {
    let texts = [item.sources, item.answer, item.prompt].compactMap(\.self)
    guard
      let link = texts.lazy.compactMap({ Self.first(in: $0.followed(by: definitions)) }).first
    else { return nil }
    self = link
  }

  private static func first(in markdown: String) -> ItemLink? {
    let document = MarkdownDocument(SourceText(name: "text", markdown))
    for block in document.allBlocks {
      let links = document.inlines(of: block).lazy.compactMap(first(in:))
      if let link = links.first { return link }
    }
    return nil
  }

  private static func first(in inline: Inline) -> ItemLink? {
    if case .link(let target, _) = inline.kind, let link = ItemLink(target.destination) {
      return link
    }
    return inline.children.lazy.compactMap(first(in:)).first
  }

  /// A destination as a deck has it; nil where it is nothing that is opened.
  init?(_ destination: String) {
    let lower = destination.lowercased()
    if lower.hasPrefix("https://") || lower.hasPrefix("http://") {
      self = .web(destination)
      return
    }
    let path = destination.prefix { $0 != "#" && $0 != "?" }
    guard !path.isEmpty, !path.hasPrefix("/"), !path.contains(":"),
      let path = String(path).withoutPercentSigns, Self.isHarmless(path)
    else { return nil }
    self = .file(path)
  }

  /// Whether the system shows a file of that name, and never runs it.
  private static func isHarmless(_ path: String) -> Bool {
    guard let dot = path.fileName.lastIndex(of: ".") else { return false }
    return shown.contains(path.fileName[dot...].dropFirst().lowercased())
  }

  private static let shown: Set<String> = [
    "md", "markdown", "txt", "pdf", "png", "jpg", "jpeg", "gif", "webp", "heic", "swift", "csv",
    "json", "mp4", "mov",
  ]
}

extension String {
  /// The text with the bytes that `%20` and the like stand for; nil where that is no text.
  fileprivate var withoutPercentSigns: String? {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.count == 2, let value = UInt8(digits, radix: 16) {
        if value == 0 { return nil }
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
