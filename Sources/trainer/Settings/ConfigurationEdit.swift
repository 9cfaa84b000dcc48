import TrainerCore
import TrainerText

/// Gives one key of a configuration a value and leaves every other byte as it is.
struct ConfigurationEdit {
  let source: SourceText
  let key: LookKey
  let value: LookValue

  /// The bytes of the changed file.
  var result: [UInt8] {
    let (mapping, _) = FrontMatterYAML.parse(
      source: source, range: source.contentStart..<source.bytes.count)
    guard let entry = mapping.last(where: { $0.key == key.rawValue }) else { return appended }
    var bytes = source.bytes
    for change in changes(of: entry).sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(change.range, with: change.text.utf8)
    }
    return bytes
  }

  private struct Change {
    var range: Range<Int>
    var text: String
  }

  private var appended: [UInt8] {
    let lineEnd = source.bytes.contains(.carriageReturn) ? "\r\n" : "\n"
    let endsOpen = source.bytes.last.map { $0 != .lineFeed && $0 != .carriageReturn } ?? false
    return source.bytes + (endsOpen ? lineEnd : "").utf8
      + "\(key.rawValue): \(value.yaml)\(lineEnd)".utf8
  }

  private func changes(of entry: FrontMatterEntry) -> [Change] {
    let keyLine = source.place(at: entry.keyRange.lowerBound).line
    let items = entry.value.scalars.filter { source.place(at: $0.range.lowerBound).line > keyLine }
    let removals = items.map { Change(range: wholeLine(at: $0.range.lowerBound), text: "") }
    let start = valueStart(after: entry.keyRange.upperBound)
    let end = items.isEmpty ? valueEnd(of: entry.value, from: start) : start
    let blank = start == end ? " " : ""
    return removals + [Change(range: start..<end, text: blank + value.yaml)]
  }

  /// After the colon; after the blanks too if something follows them.
  private func valueStart(after keyEnd: Int) -> Int {
    let bytes = source.bytes
    var index = keyEnd
    while bytes[index] != UInt8(ascii: ":") { index += 1 }
    index += 1
    let text = bytes[index...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let isEmpty = text.endIndex == bytes.count || "#\r\n".utf8.contains(bytes[text.endIndex])
    return isEmpty ? index : text.endIndex
  }

  private func valueEnd(of value: FrontMatterValue, from start: Int) -> Int {
    switch value {
    case .scalar(let scalar): return scalar.range.isEmpty ? start : scalar.range.upperBound
    case .list(let scalars):
      let last = scalars.last?.range.upperBound ?? start
      let close = source.bytes[last...].firstIndex(of: UInt8(ascii: "]"))
      return close.map { $0 + 1 } ?? last
    }
  }

  private func wholeLine(at offset: Int) -> Range<Int> {
    let line = source.place(at: offset).line
    let start = source.lineStarts[line - 1]
    let end = line < source.lineStarts.count ? source.lineStarts[line] : source.bytes.count
    return start..<end
  }
}

extension LookValue {
  /// As the file holds it.
  fileprivate var yaml: String {
    switch self {
    case .flag(let isOn): isOn ? "on" : "off"
    case .text(let text): FrontMatterYAML.spelling(of: text)
    case .list(let texts): FrontMatterYAML.spelling(of: texts)
    }
  }
}
