extension [HTMLNode] {
  /// Reads any text as HTML; elements deeper than a hundred stand beside each other.
  init(html: String) {
    var builder = HTMLTreeBuilder()
    var scanner = HTMLScanner(html)
    while let token = scanner.next() { builder.add(token) }
    self = builder.finished()
  }
}

private struct HTMLTreeBuilder {
  private var open = [HTMLElement(name: "")]

  /// How often each name is open, so that an end tag without a beginning costs nothing.
  private var counts: [String: Int] = [:]
  private static let depthLimit = 100

  mutating func add(_ token: HTMLScanner.Token) {
    switch token {
    case .text(let text): append(.text(text))
    case .start(let element): start(element)
    case .end("br"): append(.element(HTMLElement(name: "br")))
    case .end(let name): if counts[name, default: 0] > 0 { close(through: name) }
    }
  }

  mutating func finished() -> [HTMLNode] {
    while open.count > 1 { closeLast() }
    return open[0].children
  }

  private mutating func append(_ node: HTMLNode) { open[open.count - 1].children.append(node) }

  private mutating func start(_ element: HTMLElement) {
    if let (ends, within) = HTMLNames.siblings[element.name] { closeSibling(ends, within) }
    let isWhole = HTMLNames.void.contains(element.name) || HTMLNames.raw.contains(element.name)
    if isWhole || open.count > Self.depthLimit {
      return append(.element(element))
    }
    open.append(element)
    counts[element.name, default: 0] += 1
  }

  private mutating func closeSibling(_ ends: Set<String>, _ within: Set<String>) {
    while let sibling = open.lastIndex(where: { ends.contains($0.name) || within.contains($0.name) }
    ),
      ends.contains(open[sibling].name)
    {
      while open.count > sibling { closeLast() }
    }
  }

  private mutating func close(through name: String) {
    while open.count > 1 {
      let isWanted = open[open.count - 1].name == name
      closeLast()
      if isWanted { return }
    }
  }

  private mutating func closeLast() {
    let element = open.removeLast()
    counts[element.name, default: 1] -= 1
    append(.element(element))
  }
}
