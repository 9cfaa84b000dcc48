extension [Substring] {
  /// The lines, where a tag of HTML that goes over several is put on the first of them, as far as that
  /// is needed to know it for one.
  var withTagsOnOneLine: [Substring] {
    var fence = FenceScan()
    var joined: [Substring] = []
    var index = 0
    while index < count {
      let line = self[index]
      index += 1
      guard !fence.takes(line), let tag = line.openTag else {
        joined.append(line)
        continue
      }
      let more = self[index...].prefix(mostLinesOfTag).prefix { !$0.isBlankLine }
      guard let end = more.firstIndex(where: { $0.contains(">") }),
        more[..<end].allSatisfy({ !$0.contains("<") }),
        Self.isTag([tag] + more[...end])
      else {
        joined.append(line)
        continue
      }
      joined.append(Substring(([line] + more[...end]).map { $0.trimmed }.joined(separator: " ")))
      index = end + 1
    }
    return joined
  }

  /// Whether lines hold one tag with attributes, and no comparison of `a <b` with something below it.
  private static func isTag(_ lines: [Substring]) -> Bool {
    var scanner = HTMLScanner(lines.joined(separator: " "))
    guard case .start(let element)? = scanner.next() else { return false }
    return element.attributes.keys.allSatisfy { key in
      key.allSatisfy { $0.isLetter || $0.isNumber || "-_:@".contains($0) }
    }
  }

  private var mostLinesOfTag: Int { 12 }
}

extension Substring {
  /// The beginning of a tag that the line does not end.
  fileprivate var openTag: Substring? {
    guard let start = lastIndex(of: "<"), !self[start...].contains(">") else { return nil }
    let name = self[index(after: start)...].prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return HTMLNames.known.contains(name.lowercased()) ? self[start...] : nil
  }
}
