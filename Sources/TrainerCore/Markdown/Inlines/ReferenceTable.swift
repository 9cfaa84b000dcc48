/// The link reference definitions of a document by their labels; the first of a label counts.
struct ReferenceTable: Sendable {
  private let indices: [[UInt8]: Int32]

  init(_ definitions: [LinkDefinition]) {
    indices = Dictionary(
      definitions.enumerated().map { ($1.label, ($0).compact) },
      uniquingKeysWith: { first, _ in first })
  }

  var isEmpty: Bool { indices.isEmpty }

  /// The index of the definition with the label that a text holds at a range.
  func definition(labelled label: Range<Int>, in bytes: Bytes) -> Int32? {
    // A label has at most 999 characters, of at most four bytes.
    guard label.count <= 4 * 999 else { return nil }
    return indices[bytes.normalizedLabel(label)]
  }
}
