extension InlineParser {
  mutating func openBracket(isImage: Bool) {
    if !brackets.isEmpty { brackets[brackets.count - 1].hasInner = true }
    take(.leaf(.text), to: offset + (isImage ? 2 : 1))
    brackets.append(
      OpenBracket(
        token: tokens.count - 1, isImage: isImage, textStart: offset, lastRun: lastRun))
  }

  /// Ends a link or an image, if the last open bracket begins one.
  mutating func closeBracket() {
    guard let bracket = brackets.popLast() else {
      offset += 1
      return
    }
    let isBarred = brackets.count < barredBrackets
    barredBrackets = min(barredBrackets, brackets.count)
    guard bracket.isImage || !isBarred, let (target, end) = target(of: bracket) else {
      offset += 1
      return
    }
    take(.linkEnd, to: end)
    tokens[bracket.token].kind = .linkStart(bracket.isImage ? .image(target) : .link(target))
    matchRuns(above: bracket.lastRun)
    // Links hold no links.
    if !bracket.isImage { barredBrackets = brackets.count }
  }

  /// Where the link leads that ends with the `]` here, and the offset behind it.
  private func target(of bracket: OpenBracket) -> (InlineTarget, end: Int)? {
    inlineTarget() ?? referenceTarget(of: bracket)
  }

  /// `(destination "title")`.
  private func inlineTarget() -> (InlineTarget, end: Int)? {
    let end = bytes.count
    guard bytes.peek(offset + 1) == "(" else { return nil }
    let start = bytes.skippingSpaces(offset + 2, end: end)
    guard let destination = bytes.destination(at: start, end: end) else { return nil }
    var next = bytes.skippingSpaces(destination.next, end: end)
    var title: ByteRange?
    if next > destination.next, let found = bytes.title(at: next, end: end) {
      title = ByteRange(found.text.lowerBound, found.text.upperBound)
      next = bytes.skippingSpaces(found.next, end: end)
    }
    guard bytes.peek(next) == ")" else { return nil }
    let text = ByteRange(destination.text.lowerBound, destination.text.upperBound)
    return (.inline(destination: text, title: title), next + 1)
  }

  /// `[label]`, `[]` or nothing.
  private func referenceTarget(of bracket: OpenBracket) -> (InlineTarget, end: Int)? {
    guard !references.isEmpty else { return nil }
    var label = bracket.textStart..<offset
    var end = offset + 1
    if let written = bytes.label(at: end, end: bytes.count) {
      label = written
      end = written.upperBound + 1
    } else {
      // A label without brackets around it is never one with brackets in it.
      guard !bracket.hasInner else { return nil }
      if bytes.matches("[]", at: end, end: bytes.count) { end += 2 }
    }
    guard let definition = references.definition(labelled: label, in: bytes) else { return nil }
    return (.reference(definition: definition), end)
  }
}
