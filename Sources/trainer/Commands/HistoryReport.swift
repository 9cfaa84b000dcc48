import TrainerCore

/// Histories that no item goes on with.
struct HistoryReport {
  let library: Library
  let orphans: [Orphan]
  let signs: TextSigns

  /// Whether those are listed as well that no item is like.
  let showsAll: Bool

  /// The lines for a person.
  var lines: [StyledText] {
    HistoryText(signs: signs).lines(of: orphans, in: library, showsAll: showsAll)
  }

  /// The same as data.
  var json: JSONValue {
    .array(
      orphans.map { orphan in
        .object([
          "id": .string(orphan.key.item), "part": .string(orphan.key.part),
          "text": orphan.text.map { .string($0.sides.joined(separator: "\n")) } ?? .null,
          "file": orphan.text.map { .string($0.file) } ?? .null,
          "likely": .array(
            orphan.likely.map {
              .object([
                "id": .string($0.item),
                "likeness": .number(($0.likeness.dice * 1000).rounded() / 1000),
              ])
            }),
        ])
      })
  }
}
