/// A piece of a leaf's text, before it is known which delimiters belong together.
struct InlineToken {
  enum Kind {
    case leaf(InlineNode.Kind)

    /// A run of `*`, `_` or `~`.
    case run(Int32)

    /// The start of a link or image that has been found to be one.
    case linkStart(InlineNode.Kind)

    /// Its end.
    case linkEnd
  }

  var kind: Kind
  let range: ByteRange
  let content: ByteRange
}

/// A run of delimiters that may open or close emphasis.
struct DelimiterRun {
  let byte: UInt8
  let start: Int32
  let length: Int32
  let canOpen: Bool
  let canClose: Bool

  /// How many of its delimiters, from the left, close something.
  var closed: Int32 = 0

  /// How many of its delimiters, from the right, open something.
  var opened: Int32 = 0

  /// How many emphases it closes.
  var closings: Int32 = 0

  /// The outermost emphasis it opens, as an index of openings, or -1.
  var firstOpening: Int32 = -1

  /// Its neighbours on the stack of runs that may still find a partner, or -1.
  var previous: Int32
  var next: Int32 = -1

  var left: Int32 { length - closed - opened }
}

/// One emphasis that a run opens.
struct DelimiterOpening {
  let width: Int32

  /// The next one inside it, or -1.
  let inner: Int32
}

/// A `[` or `![` that may begin a link or an image.
struct OpenBracket {
  let token: Int
  let isImage: Bool

  /// The offset behind it.
  let textStart: Int

  /// The run that was the last when it came, or -1.
  let lastRun: Int32

  /// Whether another bracket came after it.
  var hasInner = false
}
