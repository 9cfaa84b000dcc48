import TrainerCore

/// What became of items that lacked ids.
struct IDReport {
  /// The files that got some.
  var written: [DeckIDs] = []

  /// Files that could not be written, and why.
  var failures: [String] = []

  /// A line for each id, for each item that was left without one, and for each file that failed.
  func lines(path: (String) -> String) -> [StyledText] {
    let ids = written.flatMap { file in
      file.given.map { StyledText("\(path(file.file)):\($0.line): {#\($0.id)}") }
        + file.linesLeft.map {
          StyledText(
            "\(path(file.file)):\($0): left without an id: its text stands twice, or would change",
            .faint)
        }
    }
    return ids + failures.map { StyledText($0) }
  }

  /// The same as data.
  var json: JSONValue {
    .object([
      "written": .array(
        written.flatMap { file in
          file.given.map {
            .object([
              "file": .string(file.file), "line": .int(Int64($0.line)), "id": .string($0.id),
              "was": .string($0.item),
            ])
          }
        }),
      "left": .array(
        written.flatMap { file in
          file.linesLeft.map {
            .object(["file": .string(file.file), "line": .int(Int64($0))])
          }
        }),
      "failures": .array(failures.map { .string($0) }),
    ])
  }
}
