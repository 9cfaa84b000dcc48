import TrainerCore

/// Tells how much there is to do today.
struct DueCommand {
  let context: CommandContext

  func run() throws(Failure) -> ExitStatus {
    let overview = DueOverview(of: try context.catalogue(), at: context.clock.now())
    if context.options.json {
      try context.print(json: .object(overview.json))
    } else {
      try context.print(DuePage(overview: overview).lines)
    }
    return .fine
  }
}
