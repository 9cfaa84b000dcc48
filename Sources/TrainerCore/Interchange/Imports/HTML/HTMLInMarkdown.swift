/// Takes HTML out of Markdown.
///
/// What Markdown has words for is turned into them, other tags of HTML are left out, and what only looks
/// like a tag is text. Code is left alone.
struct HTMLInMarkdown {
  /// The element whose content is left out, over lines.
  private var dropped: String?
  private var isInComment = false

  /// The elements of the line whose beginnings became markers, and what ends them.
  private var openMarkers: [(name: String, end: String)] = []

  /// The text without HTML.
  static func cleaned(_ lines: [Substring]) -> String {
    var cleaner = HTMLInMarkdown()
    var fence = FenceScan()
    let cleaned = lines.withTagsOnOneLine.map { line -> Substring in
      let isOutside = cleaner.dropped == nil && !cleaner.isInComment
      return isOutside && fence.takes(line) ? line : Substring(cleaner.clean(line))
    }
    let text = Array(cleaned).joinedText
    return fence.closing.map { text + "\n" + $0 } ?? text
  }

  private mutating func clean(_ line: Substring) -> String {
    var result = ""
    var rest = line
    openMarkers = []
    while let sign = rest.first {
      if isInComment || dropped != nil {
        rest = passDropped(rest)
      } else if sign == "`" {
        let span = rest.prefix(Self.longest).firstCodeSpan
        result += span
        rest = rest.dropFirst(span.count)
      } else if sign == "\\" {
        result += rest.prefix(2)
        rest = rest.dropFirst(2)
      } else if sign == "<" {
        rest = tag(rest, &result)
      } else {
        let text = rest.prefix { $0 != "<" && $0 != "`" && $0 != "\\" }
        result += text
        rest = rest.dropFirst(text.count)
      }
    }
    return result.isBlankLine ? "" : result
  }

  private mutating func passDropped(_ rest: Substring) -> Substring {
    let sign = isInComment ? "-->" : "</\(dropped ?? "")"
    guard let range = rest.range(ofText: sign) else { return "" }
    let after = rest[range.upperBound...]
    let isComment = isInComment
    (isInComment, dropped) = (false, nil)
    return isComment ? after : after.drop { $0 != ">" }.dropFirst()
  }

  private mutating func tag(_ rest: Substring, _ result: inout String) -> Substring {
    if rest.hasPrefix("<!--") {
      isInComment = true
      return rest.dropFirst(4)
    }
    if let link = rest.prefix(Self.longest).firstAutolink {
      result += link
      return rest.dropFirst(link.count)
    }
    let nearby = rest.prefix(Self.longest)
    var scanner = HTMLScanner(String(nearby))
    let name: String
    let token = scanner.next()
    switch token {
    case .start(let element)?: name = element.name
    case .end(let end)?: name = end
    default: name = ""
    }
    guard HTMLNames.known.contains(name), let end = nearby.firstIndex(of: ">") else {
      result += "\\<"
      return rest.dropFirst()
    }
    let after = rest[rest.index(after: end)...]
    if case .start(let element)? = token {
      begin(element, before: after, &result)
    } else if openMarkers.last?.name == name {
      result += openMarkers.removeLast().end
    }
    return after
  }

  private mutating func begin(
    _ element: HTMLElement, before rest: Substring, _ result: inout String
  ) {
    if HTMLNames.dropped.contains(element.name), !HTMLNames.void.contains(element.name) {
      dropped = element.name
    } else if element.name == "br" {
      if !result.isBlankLine { result += " " }
    } else if element.name == "img" {
      result += MarkdownEscaping.inline(element.attributes["alt"] ?? "")
    } else if let marker = Self.markers[element.name], Self.closes(element.name, in: rest) {
      openMarkers.append((element.name, marker))
      result += marker
    } else if let address = element.linkAddress, Self.closes(element.name, in: rest) {
      openMarkers.append((element.name, "](<\(address)>)"))
      result += "["
    }
  }

  /// Whether an element ends on the line, and holds text that a marker may touch.
  private static func closes(_ name: String, in rest: Substring) -> Bool {
    let nearby = rest.prefix(longest)
    guard let end = nearby.range(ofText: "</\(name)>") else { return false }
    let inside = nearby[..<end.lowerBound]
    return inside.first.map { !$0.isWhitespace } ?? false
      && inside.last.map { !$0.isWhitespace } ?? false
  }

  /// How far, in characters, a tag or a code span may reach: what is looked at again and again stays short.
  private static let longest = 1000

  private static let markers = [
    "b": "**", "strong": "**", "i": "*", "em": "*", "code": "`", "kbd": "`", "samp": "`",
    "del": "~~", "s": "~~",
  ]
}
