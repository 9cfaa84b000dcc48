/// The part of a line that a message shows, with the range it points at.
///
/// Of a long line only the neighbourhood is kept, so that a thousand problems in it stay cheap.
struct Excerpt: Sendable, Hashable {
  private static let reach = 240

  let text: String

  /// Where the underlined part stands in `text`, as offsets of bytes; it may be empty.
  let marked: Range<Int>

  /// Whether the line goes on before or after the text.
  let isCutBefore: Bool
  let isCutAfter: Bool

  /// Takes a line's neighbourhood of a range; the range is cut at the line's end.
  init(_ source: SourceText, line: Range<Int>, marked range: Range<Int>) {
    let bytes = source.bytes
    let first = min(max(range.lowerBound, line.lowerBound), line.upperBound)
    let last = min(max(range.upperBound, first), line.upperBound, first + Self.reach)
    var start = max(line.lowerBound, first - Self.reach)
    while start < first, bytes[start].continuesScalar { start += 1 }
    var end = min(line.upperBound, last + Self.reach)
    while end > last, end < line.upperBound, bytes[end].continuesScalar { end -= 1 }
    text = source.text(start..<end)
    marked = first - start..<last - start
    isCutBefore = start > line.lowerBound
    isCutAfter = end < line.upperBound
  }
}
