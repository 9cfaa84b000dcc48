/// What a link reference definition says.
struct LinkDefinition: Sendable {
  /// The label, brought into the form in which labels are compared.
  let label: [UInt8]

  let destination: String
  let title: String?
}

extension LinkDefinition {
  /// Reads the definition that begins with `[` at an offset, and the offset of the line behind it.
  static func read(_ bytes: Bytes, at start: Int) -> (LinkDefinition, next: Int)? {
    let end = bytes.count
    guard let label = bytes.label(at: start, end: end), bytes.peek(label.upperBound + 1) == ":"
    else { return nil }
    let destinationStart = bytes.skippingSpaces(label.upperBound + 2, end: end)
    guard let destination = bytes.destination(at: destinationStart, end: end),
      destination.next > destinationStart
    else { return nil }
    var next = bytes.lineEnd(behind: destination.next)
    var title: String?
    let titleStart = bytes.skippingSpaces(destination.next, end: end)
    if titleStart > destination.next, let found = bytes.title(at: titleStart, end: end),
      let titleEnd = bytes.lineEnd(behind: found.next)
    {
      title = bytes.unescaped(found.text)
      next = titleEnd
    }
    guard let next else { return nil }
    let definition = LinkDefinition(
      label: bytes.normalizedLabel(label),
      destination: bytes.unescaped(destination.text), title: title)
    return (definition, next)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The start of the next line, when nothing but blanks is left of this one.
  fileprivate func lineEnd(behind offset: Int) -> Int? {
    let end = skippingBlanks(offset, end: count)
    if end == count { return end }
    return self[end] == "\n" ? end + 1 : nil
  }
}
