import TrainerCore
import TrainerTerminal

extension Command {
  /// Does what is asked; a command that asks back reads from `input`, or from standard input.
  func run(in context: CommandContext, input: (any LineSource)? = nil) throws(Failure) -> ExitStatus
  {
    switch self {
    case .repl:
      var loop = ReplLoop(context, input ?? context.lineSource())
      return try loop.run()
    case .practice(let arguments):
      return try PracticeCommand(
        arguments: arguments, context: context, input: input ?? context.lineSource()
      ).run()
    case .read(let arguments):
      return try ReadCommand(arguments: arguments, context: context, input: input).run()
    case .mock(let arguments):
      return try MockCommand(arguments: arguments, context: context, input: input).run()
    case .new(let deck): return try NewCommand(deck: deck, context: context).run()
    case .list(let arguments):
      return try ListCommand(arguments: arguments, context: context).run()
    case .show(let item): return try ShowCommand(name: item, context: context).run()
    case .due: return try DueCommand(context: context).run()
    case .plan(let arguments):
      return try PlanCommand(arguments: arguments, context: context).run()
    case .stats(let arguments):
      return try StatsCommand(arguments: arguments, context: context).run()
    case .export(let arguments):
      return try ExportCommand(arguments: arguments, context: context).run()
    case .importing(let arguments):
      return try ImportCommand(arguments: arguments, context: context).run()
    case .check(let arguments):
      return try CheckCommand(arguments: arguments, context: context).run()
    case .adopt(let old, let new):
      return try AdoptCommand(old: old, new: new, context: context).run()
    case .rest(let name):
      return try RestCommand(change: .rest, name: name, context: context).run()
    case .wake(let name):
      return try RestCommand(change: .wake, name: name, context: context).run()
    case .undo(let count):
      return try UndoCommand(count: count, context: context, input: input).run()
    case .doctor(let rebuilds):
      return try DoctorCommand(rebuilds: rebuilds, context: context).run()
    case .config(let action):
      return try ConfigCommand(action: action, context: context, input: input).run()
    case .score(.item(let name)):
      return try ScoreCommand(name: name, context: context).run()
    case .score(.batch(let file)):
      return try BatchScoreCommand(file: file, context: context).run()
    case .replay(let arguments):
      return try ReplayCommand(arguments: arguments, context: context).run()
    case .optimize(let arguments):
      return try OptimizeCommand(arguments: arguments, context: context, input: input).run()
    case .evaluate(let arguments):
      return try EvaluateCommand(arguments: arguments, context: context, input: input).run()
    case .render(let arguments):
      return try RenderCommand(arguments: arguments, context: context).run()
    case .completions(let shell):
      try context.write(Array(shell.text().utf8))
      return .fine
    case .names(let kinds):
      try context.print(context.contentNames()[kinds].map { StyledText($0) })
      return .fine
    case .manual:
      try context.write(Array(ManualPage().text.utf8))
      return .fine
    case .help(let words):
      let page = try HelpPage.text(for: words)
      let signs = context.signs
      try context.print(
        HelpLines.lines(
          of: page.replacing(TextSigns.rich.ellipsis, with: signs.ellipsis),
          width: context.out.proseWidth))
      return .fine
    case .version:
      try context.print("trainer \(trainerVersion)")
      return .fine
    }
  }
}
