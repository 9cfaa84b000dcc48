/// A block that the next line may still belong to.
struct OpenBlock {
  let index: Int
  let rule: Continuation

  /// How many quotes and list items it is or stands in.
  let depth: Int

  /// What keeps a block open.
  enum Continuation {
    case document
    case quote
    case list(ListMarker)

    /// Lines indented by so many columns belong to the item.
    case item(contentIndent: Int)

    case paragraph
    case indentedCode
    case fence(Fence)
    case html(HTMLBlockEnd)
    case table(columns: Int)
  }

  /// Whether a block may stand in it; `marker` is that of the block when it is a list item.
  func holds(_ marker: ListMarker?) -> Bool {
    switch rule {
    case .document, .quote, .item: true
    case .list(let own): marker.map(own.isContinued) ?? false
    default: false
    }
  }

  var isParagraph: Bool { if case .paragraph = rule { true } else { false } }

  /// Whether it is made of blocks, not of lines.
  var holdsBlocks: Bool {
    switch rule {
    case .document, .quote, .list, .item: true
    case .paragraph, .indentedCode, .fence, .html, .table: false
    }
  }

  /// Whether it takes lines as they are, whatever they look like.
  var isVerbatim: Bool {
    switch rule {
    case .indentedCode, .fence, .html: true
    default: false
    }
  }
}

/// The opening line of a fenced code block.
struct Fence {
  let byte: UInt8
  let length: Int

  /// How many columns of indentation its lines lose.
  let indent: Int
}

extension OpenBlock.Continuation {
  /// Whether the limit on nesting counts it.
  var isCounted: Bool {
    switch self {
    case .quote, .item: true
    default: false
    }
  }
}
