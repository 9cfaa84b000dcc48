import TrainerText

/// Text whose parts may look different where an output has colour; what they say never depends
/// on it.
struct StyledText: Sendable, Hashable {
  /// A part that looks the same throughout.
  struct Span: Sendable, Hashable {
    var text: String
    var style: TextStyle?
  }

  /// The parts in order.
  var spans: [Span] = []

  init(_ text: String, _ style: TextStyle? = nil) { spans = [Span(text: text, style: style)] }

  /// The bytes for an output, which never contain a control sequence that came with the text.
  func bytes(usesColor: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for span in spans {
      let text = VisibleText(span.text).text
      if usesColor, let style = span.style, !style.isEmpty {
        bytes += "\(style.sequence)\(text)\u{1B}[0m".utf8
      } else {
        bytes += text.utf8
      }
    }
    return bytes
  }
}

extension StyledText: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self.init(value) }

  init(stringInterpolation: Interpolation) { spans = stringInterpolation.spans }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var spans: [Span] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { spans.append(Span(text: literal)) }

    mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      spans.append(Span(text: value.description))
    }

    mutating func appendInterpolation(_ text: String, _ style: TextStyle) {
      spans.append(Span(text: text, style: style))
    }

    mutating func appendInterpolation(_ text: StyledText) { spans += text.spans }
  }
}
