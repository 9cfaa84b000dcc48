import TrainerCore

/// What came, or would come, of an import.
struct ImportReport {
  let plan: ImportPlan
  let isDryRun: Bool

  /// The folder of the state, which paths are shown in.
  let home: String

  /// A paragraph for each file, and, where nothing was written, a line that says so.
  var lines: [StyledText] {
    plan.files.flatMap(lines) + (isDryRun ? [StyledText("nothing was written: --dry-run")] : [])
  }

  private func lines(_ file: ImportPlan.File) -> [StyledText] {
    var lines = [StyledText("\(file.name): \(file.format.description)", .bold)]
    let isOfLogs = file.format == .trainer
    if file.newItems + file.knownItems > 0 {
      lines.append(count("item", file.newItems, file.knownItems))
    }
    if file.newEvents + file.knownEvents > 0 || isOfLogs {
      lines.append(count(isOfLogs ? "event" : "review", file.newEvents, file.knownEvents))
    }
    if file.newFiles + file.knownFiles > 0 {
      lines.append(count("file", file.newFiles, file.knownFiles))
    }
    if let deck = file.deck { lines.append(StyledText("  deck: \(deck)")) }
    return lines
      + file.unread.map { StyledText("\(file.name):\($0.line): not imported: \($0.message)") }
  }

  private func count(_ noun: String, _ new: Int, _ known: Int) -> StyledText {
    let here = known == 0 ? "" : ", \(known) already here"
    return StyledText("  \(counted(new, "new \(noun)"))\(here)")
  }
}
