import TrainerCore
import TrainerText

/// What `check` found, for people, for programs and for whoever looks at the status.
struct CheckReport {
  /// Everything that is wrong, in the order of the files.
  var problems: [Diagnostic]

  /// Files with items.
  var decks: Int

  /// Items, not deletions.
  var items: Int

  /// Files without items, where they were asked for.
  var filesWithoutItems: [String]?

  /// The path of a file by its name in messages, where that says more.
  var paths: [String: String] = [:]

  /// The signs that the output can show.
  var signs = TextSigns.rich

  /// What became of items that lacked ids, where they were to get some.
  var ids: IDReport?

  /// Histories without an item, where all content was looked at.
  var histories: HistoryReport?

  /// What learners said in words that no form hears, where that was asked for.
  var said: SaidReport?

  private var errors: Int { problems.count { $0.severity == .error } }
  private var warnings: Int { problems.count - errors }
}

extension CheckReport {
  /// How the command ends.
  func status(isStrict: Bool) -> ExitStatus {
    if let ids, !ids.failures.isEmpty { return .inputOutput }
    return errors > 0 || isStrict && warnings > 0 ? .problem : .fine
  }

  /// The ids that were written, every problem, the files without items, the histories, the sum.
  var lines: [StyledText] {
    let files = (filesWithoutItems ?? []).map { file in
      StyledText("\(paths[file] ?? file): no items", .faint)
    }
    return (ids?.lines { paths[$0] ?? $0 } ?? [])
      + problems.map { $0.styled(path: paths[$0.file]) } + files
      + (said?.lines(signs) { paths[$0] ?? $0 } ?? []) + (histories?.lines ?? [])
      + [StyledText(sum, .bold)]
  }

  private var sum: String {
    let found = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map {
      counted($0.0, $0.1)
    }
    let size = "\(counted(decks, "deck")), \(counted(items, "item"))"
    let failures = ids?.failures.count ?? 0
    let unwritten = failures == 0 ? [] : ["\(counted(failures, "file")) could not be written"]
    let verdict = (found + unwritten).joined(separator: ", ")
    return "\(size): \(verdict.isEmpty ? "nothing is wrong" : verdict)"
  }

  /// The same as data.
  var json: JSONValue {
    var object: JSONObject = [
      "problems": .array(problems.map(json)), "decks": .int(Int64(decks)),
      "items": .int(Int64(items)),
    ]
    if let filesWithoutItems {
      object["files_without_items"] = .array(filesWithoutItems.map { .string($0) })
    }
    if let said { object["said"] = said.json }
    if let ids { object["ids"] = ids.json }
    if let histories { object["orphans"] = histories.json }
    return .object(object)
  }

  private func json(_ problem: Diagnostic) -> JSONValue {
    .object([
      "file": .string(problem.file), "line": .int(Int64(problem.place.line)),
      "column": .int(Int64(problem.place.column)), "severity": .string(problem.severity.rawValue),
      "code": .string(problem.code), "message": .string(problem.message),
    ])
  }
}
