/// Finds pictures, sounds and films in Markdown, whose files do not come along with the text.
struct MediaNotes {
  private(set) var notes: [ImportNote] = []

  init() {}

  /// Looks through a line of a file, unless it is code.
  mutating func look(at line: SourceLines.Line) {
    if !line.isCode, line.text.mayHoldMedia { add(line.text, line.number) }
  }

  /// Looks through a text that stands at a line.
  init(_ text: String, line: Int) {
    for piece in SourceLines(text).outsideFences where piece.text.mayHoldMedia {
      add(piece.text, line)
    }
  }

  private mutating func add(_ text: Substring, _ line: Int) {
    var rest = text
    while let sign = rest.first {
      if sign == "`" {
        rest = rest.dropFirst(rest.prefix(Self.longest).firstCodeSpan.count)
      } else if sign == "\\" {
        rest = rest.dropFirst(2)
      } else if sign == "!", rest.hasPrefix("![["), let end = rest.firstIndex(of: "]") {
        note(rest[..<end].dropFirst(3).prefix { $0 != "|" && $0 != "#" }, line)
        rest = rest[end...]
      } else if sign == "!", rest.hasPrefix("!["), let target = rest.pictureTarget {
        if !target.isRemote { note(target, line) }
        rest = rest[target.endIndex...]
      } else if sign == "<" {
        addTag(rest.prefix(Self.longest), line)
        rest = rest.dropFirst()
      } else {
        rest = rest.dropFirst()
      }
    }
  }

  private mutating func addTag(_ text: Substring, _ line: Int) {
    guard text.dropFirst().first?.isLetter == true else { return }
    // A tag may end on a line below.
    var scanner = HTMLScanner(text + ">")
    guard case .start(let element)? = scanner.next(), let kind = Self.kinds[element.name] else {
      return
    }
    let name = element.attributes["src"].map { Substring($0).fileName } ?? ""
    notes.append(
      ImportNote(line, name.isEmpty ? "a \(kind) is left out" : "the \(kind) \(name) is left out"))
  }

  private mutating func note(_ target: Substring, _ line: Int) {
    notes.append(
      ImportNote(
        line, "the file \(target.trimmed.prefix(60)) is not copied; what shows it stays as it is"))
  }

  private static let kinds = [
    "img": "picture", "audio": "sound", "video": "film", "iframe": "page within the page",
    "embed": "object", "object": "object", "svg": "drawing",
  ]
  private static let longest = 1000
}

extension Substring {
  fileprivate var mayHoldMedia: Bool {
    utf8.contains { $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "<") }
  }

  /// Where the picture of `![…](target)` is, with which the text begins; nil where it is none.
  fileprivate var pictureTarget: Substring? {
    guard let middle = range(ofText: "](") else { return nil }
    let target = self[middle.upperBound...].drop { $0 == "<" || $0 == " " }
      .prefix { $0 != ")" && $0 != " " && $0 != ">" }
    return target.isEmpty || self[..<middle.lowerBound].dropFirst(2).contains("[") ? nil : target
  }

  fileprivate var isRemote: Bool {
    ["http://", "https://", "data:"].contains { lowercased().hasPrefix($0) }
  }

  fileprivate var fileName: Substring { (split(separator: "/").last ?? "").prefix(60) }
}
