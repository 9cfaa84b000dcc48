import TrainerCore
import TrainerScheduling

/// Writes progress and decks for other programs.
struct ExportCommand {
  let arguments: ExportArguments
  let context: CommandContext

  func run() throws(Failure) -> ExitStatus {
    try checkPlace()
    let source = try source()
    let writer = ExportWriter(isForced: arguments.isForced, context: context)
    switch arguments.format {
    case .csv:
      let tables = TableExport.all(of: source)
      try writer.writeFolder(
        output,
        tables.map { table in
          ExportFile(name: table.fileName, beginning: table.header, write: table.write)
        })
    case .anki:
      let export = AnkiExport(source.library)
      try writer.writeFolder(
        output,
        AnkiExport.Part.allCases.map { part in
          ExportFile(name: part.fileName, beginning: part.header) { try export.write(part, $0) }
        })
    case .json, .markdown, .html, .revlog, .ics:
      try writer.write(try file(of: source), to: arguments.output)
    }
    return .fine
  }

  /// What is in the way is told at once, not after all was read.
  private func checkPlace() throws(Failure) {
    let format = arguments.format
    let obstacle: ExportObstacle? =
      if let output = arguments.output, output != "-" {
        format.isFolder ? .toFolder(output, format) : .toFile(output, format)
      } else {
        format.isFolder ? .printedFolder(format) : nil
      }
    if let obstacle { throw .exportPlace(obstacle) }
  }

  /// The folder; it was checked that there is one where one is needed.
  private var output: String { arguments.output ?? "." }

  private func file(of source: ExportSource) throws(Failure) -> ExportFile {
    switch arguments.format {
    case .markdown:
      return ExportFile(MarkdownReport.beginning, MarkdownReport(try report(source)).text)
    case .html: return ExportFile(HTMLReport.beginning, HTMLReport(try report(source)).text)
    case .ics: return ExportFile(CalendarExport.beginning, CalendarExport(try report(source)).text)
    case .revlog:
      let table = TableExport.reviewLog(source)
      return ExportFile(name: table.fileName, beginning: table.header, write: table.write)
    default:
      let folder = try context.stateFolder()
      let (logs, files) = try asFailure { () throws(StateError) in
        (try folder.exportedLogs(), try folder.homeFiles())
      }
      let export = JSONExport(try report(source), logs: logs, files: files)
      return ExportFile(name: "", beginning: JSONExport.beginning, write: export.write)
    }
  }

  private func source() throws(Failure) -> ExportSource {
    let (library, reviews) = try context.libraryWithReviews()
    return ExportSource(
      library: library, reviews: reviews, mocks: try context.finishedMocks(),
      since: arguments.since, at: context.clock.now())
  }

  private func report(_ source: ExportSource) throws(Failure) -> ReportSource {
    let folder = try context.stateFolder()
    let history = try asFailure { () throws(StateError) in try folder.history() }
    return try asFailure { () throws(UnknownName) in try ReportSource(source, history) }
  }
}
