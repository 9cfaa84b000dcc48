import TrainerCore

/// Finds everything that is wrong in content, and gives items ids where that is asked for.
struct CheckCommand {
  let arguments: CheckArguments
  let context: CommandContext

  func run() throws(Failure) -> ExitStatus {
    let search = try context.contentSearch(arguments.paths)
    let loader = ContentLoader(roots: search.roots, keepsTexts: true)
    var content = loader.load()
    try context.check(content, search)
    var ids: IDReport?
    if arguments.writesIDs {
      ids = try writeIDs(into: content)
      content = loader.load()
    }
    var report = report(on: content)
    report.ids = ids
    if arguments.paths.isEmpty { report.histories = histories(of: content) }
    if arguments.listsSaid { report.said = try said(in: content) }
    if context.options.json {
      try context.print(json: report.json)
    } else {
      try context.print(report.lines)
    }
    return report.status(isStrict: arguments.isStrict)
  }

  private func report(on content: Content) -> CheckReport {
    let (decks, others) = content.decks.partitioned { !$0.deck.items.isEmpty }
    return CheckReport(
      problems: ContentCheck.problemsHeard(of: content), decks: decks.count,
      items: decks.reduce(0) { $0 + $1.deck.items.count },
      filesWithoutItems: arguments.listsAll || decks.isEmpty && !arguments.paths.isEmpty
        ? others.map(\.deck.file) : nil,
      paths: content.uniquePaths, signs: context.signs)
  }

  private func said(in content: Content) throws(Failure) -> SaidReport {
    let folder = try context.stateFolder()
    let ideas = try asFailure { () throws(StateError) in try folder.saidIdeas() }
    return SaidReport(ideas, of: content.items)
  }

  /// The histories whose items are gone; a state that cannot be read is told, and hinders nothing.
  private func histories(of content: Content) -> HistoryReport? {
    do throws(Failure) {
      let identity = try context.identity(of: content, context.progress())
      return HistoryReport(
        library: identity.library, orphans: identity.orphans(), signs: context.signs,
        showsAll: arguments.listsAll)
    } catch {
      context.note(StyledText(error.report.text))
      return nil
    }
  }
}

extension CheckCommand {
  /// Writes ids into the decks that were loaded, none that any item or any history has.
  private func writeIDs(into content: Content) throws(Failure) -> IDReport {
    let chosen = Set(content.decks.map(\.path))
    let everything = try all(with: content)
    var writer = IDWriter(Library(everything.decks.map(\.deck), try context.progress()))
    var report = IDReport()
    for deck in everything.decks where chosen.contains(deck.path) {
      guard let ids = writer.ids(for: deck) else { continue }
      do throws(FileError) {
        if try ids.write() {
          report.written.append(ids)
        } else {
          report.failures.append("\(ids.path) has changed meanwhile: check it once more")
        }
      } catch {
        report.failures.append(error.description)
      }
    }
    return report
  }

  /// The decks that were named with all others, whose ids are taken as well.
  private func all(with content: Content) throws(Failure) -> Content {
    if arguments.paths.isEmpty { return content }
    let named = try context.contentSearch(arguments.paths).roots
    let others = try context.contentSearch().roots
    let all = ContentLoader(roots: named + others, keepsTexts: true).load()
    try context.check(all.overflow)
    return all
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
