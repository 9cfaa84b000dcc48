/// One inline in the flat array of a leaf, in reading order: its children follow it.
struct InlineNode {
  enum Kind {
    case text
    case escape
    case entity
    case code
    case html
    case address
    case mail
    case softBreak
    case hardBreak
    case emphasis
    case strong
    case strikethrough
    case link(InlineTarget)
    case image(InlineTarget)
  }

  var kind: Kind

  /// All of it, in the leaf's text.
  var range: ByteRange

  /// What it says, without its marks; of a leaf.
  var content: ByteRange

  /// The index of the next inline that is not inside this one.
  var subtreeEnd: Int32 = 0
}

/// Where a link leads, as ranges of the leaf's text or by its definition.
enum InlineTarget {
  case inline(destination: ByteRange, title: ByteRange?)
  case reference(definition: Int32)
}

extension InlineNode.Kind {
  /// Whether other inlines stand in it.
  var isContainer: Bool {
    switch self {
    case .emphasis, .strong, .strikethrough, .link, .image: true
    default: false
    }
  }
}
