import TrainerCore

/// Tells whether all is well with the state, and what to do where it is not.
struct DoctorCommand {
  let rebuilds: Bool
  let context: CommandContext

  func run() throws(Failure) -> ExitStatus {
    let folder = try context.stateFolder()
    if rebuilds {
      let notices = try asFailure { () throws(StateError) in
        try ProgressStore.rebuild(folder, command: "trainer doctor", at: context.clock.now())
      }
      for notice in notices { context.warn(description(notice)) }
    }
    let report = try asFailure { () throws(StateError) in try folder.report() }
    let page = DoctorPage(report: report, mocks: try mocks(in: folder))
    try context.print(page.lines)
    return page.problems.isEmpty ? .fine : .problem
  }

  private func mocks(in folder: StateFolder) throws(Failure) -> MockFolder.Contents {
    do throws(FileError) {
      return try MockFolder(folder).contents()
    } catch {
      throw .file(error)
    }
  }

  /// What was only missing before is given up now.
  private func description(_ notice: Notice) -> String {
    switch notice {
    case .ownLinesMissing(let missing), .otherLinesMissing(let missing):
      "given up: \(missing.description)"
    default: notice.description
    }
  }
}
