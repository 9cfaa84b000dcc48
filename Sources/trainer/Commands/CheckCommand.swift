import TrainerCore

/// Finds everything that is wrong in content.
struct CheckCommand {
  let arguments: CheckArguments
  let context: CommandContext

  func run() throws(Failure) -> ExitStatus {
    let search = try context.contentSearch(arguments.paths)
    let content = ContentLoader(roots: search.roots, keepsTexts: true).load()
    try context.check(content, search)
    let (decks, others) = content.decks.partitioned { !$0.deck.items.isEmpty }
    let report = CheckReport(
      problems: ContentCheck.problems(of: content), decks: decks.count,
      items: decks.reduce(0) { $0 + $1.deck.items.count },
      filesWithoutItems: arguments.listsAll ? others.map(\.deck.file) : nil,
      paths: content.uniquePaths)
    if context.options.json {
      try context.print(json: report.json)
    } else {
      try context.print(report.lines)
    }
    return report.status(isStrict: arguments.isStrict)
  }
}

extension Content {
  /// The path of each file whose name no other file has.
  fileprivate var uniquePaths: [String: String] {
    Dictionary(grouping: decks, by: \.deck.file).compactMapValues { decks in
      decks.count == 1 ? decks[0].path : nil
    }
  }
}

extension Sequence {
  fileprivate func partitioned(
    by belongsFirst: (Element) -> Bool
  ) -> (first: [Element], second: [Element]) {
    reduce(into: ([], [])) { parts, element in
      if belongsFirst(element) { parts.0.append(element) } else { parts.1.append(element) }
    }
  }
}
