/// Topics, lessons or kinds of which something was seen, the weakest first, as a table.
struct GroupsTable {
  let groups: [GroupFigures]

  init(_ groups: [GroupFigures]) {
    self.groups = groups.filter { $0.seen > 0 }
      .sorted { ($0.recall ?? 0, $0.name) < ($1.recall ?? 0, $1.name) }
  }

  var isEmpty: Bool { groups.isEmpty }

  /// The table under a caption, with a name for its first column.
  func html(_ caption: String, _ column: String) -> String {
    let rows = groups.map {
      [$0.name]
        + [percent($0.recall), percent($0.retention.value), "\($0.seen) of \($0.questions)"]
        .map(\.unbroken)
    }
    return HTMLText.table(
      "\(caption), the weakest first", [column, "recall", "retention", "seen"], rows)
  }
}
