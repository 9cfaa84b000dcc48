import TrainerCore
import TrainerScheduling
import TrainerTerminal

/// Holds a mock interview, or tells of those that were held.
struct MockCommand {
  let arguments: MockArguments
  let context: CommandContext

  /// Where lines come from; nil takes what the terminal offers.
  let input: (any LineSource)?

  func run() throws(Failure) -> ExitStatus {
    try checkData()
    switch arguments.deed {
    case .list: return try MockList(context: context, form: arguments.name).printList()
    case .show(let number):
      return try MockList(context: context, form: arguments.name).show(number)
    case .print: return try printPaper()
    case .hold, .resume: return try hold()
    }
  }

  /// Only lists and single mocks can be data.
  private func checkData() throws(Failure) {
    guard context.options.json else { return }
    switch arguments.deed {
    case .list, .show: return
    case .hold, .resume, .print:
      throw .usage(
        UsageFailure(error: .noData(command: "mock without --list or --show"), words: ["mock"]))
    }
  }

  private func printPaper() throws(Failure) -> ExitStatus {
    let choice = MockChoice(arguments, context)
    let plan = try choice.plan(
      in: try context.library(), after: try MockList(context: context).all())
    try context.page(markdown: MockPaper(plan).text)
    return .fine
  }

  private func hold() throws(Failure) -> ExitStatus {
    let input = input ?? context.lineSource()
    guard input.isTerminal, context.out.isTerminal else {
      throw .mockNeedsTerminal(arguments.name ?? "")
    }
    let content = try context.content()
    let folder = MockFolder(try context.stateFolder())
    let earlier = try MockList(context: context).all()
    // Names are looked up before the lock is taken.
    let record = try record(
      in: context.joined(content, try context.progressBeforeWriting()), folder, earlier)
    let store = try context.store(for: "mock")
    defer { context.close(store) }
    let library = Library(content.decks.map(\.deck), store.progress)
    let trend = earlier.filter {
      $0.name != record.name && $0.form == record.plan.form && $0.item == record.plan.item
        && $0.result != nil
    }
    let recorder = MockRecorder(record, in: folder, after: trend.reversed())
    var loop = MockLoop(
      recorder, folder, library, store, context, input,
      speaker: arguments.isSpoken ? Speaker(environment: context.environment) : nil)
    if arguments.isSpoken, loop.speaker == nil {
      context.warn("nothing here can speak: say, spd-say or espeak-ng is needed")
    }
    return try loop.run()
  }

  private func record(
    in library: Library, _ folder: MockFolder, _ earlier: [MockSummary]
  ) throws(Failure) -> MockRecord {
    let choice = MockChoice(arguments, context)
    if arguments.deed == .resume {
      let waiting = earlier.filter(\.isOpen).filter(choice.admits)
      guard let record = waiting.lazy.compactMap({ folder.record($0.name) }).first else {
        throw .nothingToResume
      }
      return record
    }
    let plan = try choice.plan(in: library, after: earlier)
    let now = context.clock.now()
    if earlier.contains(where: \.isOpen) {
      context.note("An unfinished mock interview waits: trainer mock --resume goes on with it.")
    }
    return MockRecord(name: folder.freeName(for: plan, at: now), started: now, plan: plan)
  }
}
