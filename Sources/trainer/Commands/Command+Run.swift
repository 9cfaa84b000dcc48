import TrainerCore

extension Command {
  /// Does what is asked.
  func run(in context: CommandContext) throws(Failure) -> ExitStatus {
    switch self {
    case .help(let words):
      let page = try HelpPage.text(for: words)
      try context.print(StyledText(page))
    case .version: try context.print("trainer \(trainerVersion)")
    default: break
    }
    return .fine
  }
}
