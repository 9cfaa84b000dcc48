import TrainerCore
import TrainerText

/// Takes decks and histories of other programs over.
struct ImportCommand {
  let arguments: ImportArguments
  let context: CommandContext

  func run() throws(Failure) -> ExitStatus {
    let folder = try context.stateFolder()
    let library = try library(in: folder)
    var planner = try asFailure { () throws(StateError) in
      try ImportPlanner(library, in: folder, at: context.clock.now())
    }
    for path in try files() { try add(path, to: &planner) }
    let plan = planner.plan
    if !arguments.isDryRun, !plan.isEmpty { try write(plan, in: folder) }
    try context.print(
      ImportReport(plan: plan, isDryRun: arguments.isDryRun, home: folder.path).lines)
    return plan.files.contains { !$0.unread.isEmpty } ? .problem : .fine
  }

  /// The files; those of a folder are its Markdown files, or the notes that `export anki` put there.
  private func files() throws(Failure) -> [String] {
    var files: [String] = []
    for path in arguments.paths {
      guard Disk.live.isFolder(path) else {
        files.append(path)
        continue
      }
      let content = ContentLoader(roots: [ContentRoot(path: path, origin: .given)]).load()
      try context.check(content.overflow)
      let decks = content.decks
      let found = decks.isEmpty ? try exportedNotes(in: path) : decks.map(\.path)
      if found.isEmpty {
        throw .nothingToImport(path, files: try importable(in: path), areTables: hasTables(path))
      }
      files += found
    }
    return files
  }

  private func exportedNotes(in folder: String) throws(Failure) -> [String] {
    var notes: [String] = []
    for part in AnkiExport.Part.allCases {
      let path = folder.appendingPath(part.fileName)
      let header = Array(part.header.utf8)
      let beginning = try failing { () throws(FileError) in
        try Disk.live.beginning(of: path, count: header.count)
      }
      if beginning == header { notes.append(path) }
    }
    return notes
  }

  /// The files of a folder that may be imported one by one.
  private func importable(in folder: String) throws(Failure) -> [String] {
    let names = try failing { () throws(FileError) in try Disk.live.names(in: folder) }
    return names.filter { name in
      [".txt", ".json", ".csv", ".tsv"].contains(where: name.lowercased().hasSuffix)
    }.map { folder.appendingPath($0) }
  }

  /// Whether `export csv` made the folder.
  private func hasTables(_ folder: String) -> Bool {
    TableExport.Part.allCases.allSatisfy {
      Disk.live.identity(of: folder.appendingPath($0.fileName)) != nil
    }
  }

  private func failing<Value>(_ work: () throws(FileError) -> Value) throws(Failure) -> Value {
    do { return try work() } catch { throw .file(error) }
  }

  private func add(_ path: String, to planner: inout ImportPlanner) throws(Failure) {
    let input = InputFile(path)
    let stream = try input.stream()
    let progress = ImportProgress(of: input, context)
    planner.onProgress = progress.tell
    stream.onRead = progress.read
    defer { progress.end() }
    do {
      try planner.add(stream, named: input.name, as: arguments.format)
    } catch let refusal as ImportRefusal {
      throw .badLine(
        file: input.name, line: refusal.line, reason: "\(refusal.reason). Nothing was imported")
    } catch let error as InvalidUTF8 {
      throw .invalidText(error)
    } catch let error as StateError {
      throw .state(error)
    } catch let error as FileError {
      throw error.call == "open" ? .unreadable(error) : .file(error)
    } catch {
      throw .file(FileError(call: "read", path: input.name, code: 5))
    }
  }

  /// Ctrl-C waits until all is written: a part of it would be half an import.
  private func write(_ plan: ImportPlan, in folder: StateFolder) throws(Failure) {
    let deferral = Signals.Deferral()
    defer { deferral.end() }
    let store = plan.changesHistory ? try context.store(for: "import") : nil
    defer { if let store { context.close(store) } }
    try asFailure { () throws(StateError) in try plan.write(in: folder, store: store) }
  }

  /// All content, the learner's own decks always among it: what is there is not imported again.
  private func library(in folder: StateFolder) throws(Failure) -> Library {
    var roots = try context.contentSearch().roots
    if Disk.live.isFolder(folder.decks) {
      roots.append(ContentRoot(path: folder.decks, origin: .home))
    }
    let content = ContentLoader(roots: roots).load()
    try context.check(content.overflow)
    return try context.joined(content, context.progress())
  }
}
