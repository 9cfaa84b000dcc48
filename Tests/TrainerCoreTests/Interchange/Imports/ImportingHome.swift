import TrainerScheduling
import TrainerText

@testable import TrainerCore

/// A home into which a test imports.
struct ImportingHome {
  let state: TestState

  init() throws { state = try TestState() }

  func library(_ folder: StateFolder) throws -> Library {
    let roots = [ContentRoot(path: folder.decks, origin: .home)]
    return Library(ContentLoader(roots: roots).load().decks.map(\.deck), try folder.read().progress)
  }

  @discardableResult
  func bring(
    _ text: String, as format: ImportFormat? = nil, named name: String = "file.md",
    into state: TestState? = nil
  ) throws -> ImportPlan {
    let state = state ?? self.state
    var planner = try ImportPlanner(library(state.folder), in: state.folder, at: .minute(0))
    try planner.add(SourceText(name: name, text), as: format)
    let store = planner.plan.changesHistory ? try state.store() : nil
    try planner.plan.write(in: state.folder, store: store)
    store?.close()
    return planner.plan
  }

  /// All that a home exports.
  func export(_ state: TestState) throws -> String {
    let library = Library([], try state.folder.read().progress)
    let reviews = try state.folder.readWithStream().reviews
    let source = ExportSource(
      library: library, reviews: reviews, mocks: [], at: .day(9))
    var text = ""
    try JSONExport(
      ReportSource(source, state.folder.history()), logs: state.folder.exportedLogs(),
      files: state.folder.homeFiles()
    ).write { text += $0 }
    return text
  }
}
