import TrainerText

/// A text cut out of a source: blank lines and blanks at its ends dropped, all else as written, line
/// ends as line feeds.
struct SourceSlice {
  private let source: SourceText

  /// Where it stands in the source; empty where there is no text.
  private let first: Range<Int>

  /// Where it goes on behind attributes that are left out; empty where nothing is.
  private let second: Range<Int>

  /// Cuts out whole lines: the first one that is not blank keeps its indentation.
  init(_ source: SourceText, lines range: Range<Int>) {
    self.init(source, source.trimmed(range, keepsIndentation: true))
  }

  /// Cuts out what begins in the middle of a line, behind a marker, without the attributes that may
  /// stand on that line.
  init(_ source: SourceText, behindMarker range: Range<Int>, without attributes: Range<Int>?) {
    guard let attributes else {
      self.init(source, source.trimmed(range, keepsIndentation: false))
      return
    }
    let first = source.trimmed(range.lowerBound..<attributes.lowerBound, keepsIndentation: false)
    let rest = source.trimmed(attributes.upperBound..<range.upperBound, keepsIndentation: true)
    if first.isEmpty || rest.isEmpty {
      self.init(source, first.isEmpty ? rest : first)
    } else {
      self.init(
        source, first.lowerBound..<source.behindHardBreak(first.upperBound),
        source.startOfHardBreak(behind: attributes.upperBound)..<rest.upperBound)
    }
  }

  private init(_ source: SourceText, _ first: Range<Int>, _ second: Range<Int>? = nil) {
    self.source = source
    self.first = first
    self.second = second ?? first.upperBound..<first.upperBound
  }

  /// The text, made anew each time.
  var text: String {
    second.isEmpty ? source.markdown(first) : source.markdown(first) + source.markdown(second)
  }

  var isEmpty: Bool { first.isEmpty }

  /// Whether a byte that ends no line stands in the text.
  func contains(_ byte: UInt8) -> Bool {
    source.bytes.withUnsafeBufferPointer {
      $0.contains(byte, in: first) || $0.contains(byte, in: second)
    }
  }

  /// What of a range of the source belongs to the text.
  func clip(_ range: Range<Int>) -> [Range<Int>] {
    [range.clamped(to: first), range.clamped(to: second)].filter { !$0.isEmpty }
  }

  /// The UTF-8 offsets in the text of ranges of the source that follow each other.
  func offsets(of ranges: [Range<Int>]) -> [Range<Int>] {
    var walk = SliceWalk(first, second, source)
    return ranges.map { walk.offset(of: $0.lowerBound)..<walk.offset(of: $0.upperBound) }
  }
}
