import TrainerCore
import TrainerScheduling
import TrainerTerminal

/// Holds one session of practice; the lock is held as long as it lasts.
struct PracticeCommand {
  let arguments: PracticeArguments
  let context: CommandContext
  let input: any LineSource

  func run() throws(Failure) -> ExitStatus {
    let content = try context.content()
    let questions = try questions(
      in: context.joined(content, try context.progressBeforeWriting()))
    if questions.isEmpty {
      context.note("There is nothing to ask here: it rests, or is only to be read.")
      return .fine
    }
    let store = try context.store(for: "practice")
    defer { context.close(store) }
    _ = try keepHistories(of: content, in: store)
    let library = Library(content.decks.map(\.deck), store.progress)
    var loop = PracticeLoop(
      session(questions, library), library, store, context, input, paths: content.paths
    ) { () throws(Failure) in try readAgain(store) }
    return try loop.run()
  }

  /// The content as it is after the learner edited some of it.
  private func readAgain(_ store: ProgressStore) throws(Failure) -> RenewedContent {
    let content = try context.content()
    let matches = try keepHistories(of: content, in: store)
    return RenewedContent(
      library: Library(content.decks.map(\.deck), store.progress), matches: matches)
  }

  /// Writes down which items go on with which histories, and says so.
  private func keepHistories(
    of content: Content, in store: ProgressStore
  ) throws(Failure) -> [ItemMatch] {
    let identity = try context.identity(of: content, store.progress)
    if identity.events.isEmpty { return [] }
    let moment = context.clock.now()
    try asFailure { () throws(StateError) in
      _ = try store.append(identity.events.map { (body: $0, moment: moment) })
    }
    for line in HistoryText(signs: context.signs).lines(of: identity) { context.note(line) }
    return identity.matches
  }

  /// What may be asked; names are looked up before the lock is taken.
  private func questions(in library: Library) throws(Failure) -> [Question] {
    do throws(UnknownName) {
      return try library.questions(in: arguments.scope)
    } catch {
      throw .unknownName(error)
    }
  }

  private func session(_ questions: [Question], _ library: Library) -> PracticeSession {
    let progress = library.progress
    let time = context.sessionTime
    return PracticeSession(
      questions.filter { !progress.isResting($0.item.id) },
      schedules: questions.filter { !progress.isResting($0.item.id) }
        .map { progress[$0.key]?.schedule },
      seenToday: progress.count(firstSeenOn: progress.scheduler.studyDay(of: time.moment)),
      settings: progress.settings,
      // In a pipe nothing else is ever asked.
      asksConfidence: context.configuration.asksConfidence && input.isTerminal,
      asksAgain: input.isTerminal,
      options: arguments.options(seed: context.options.seed), at: time)
  }
}

extension PracticeArguments {
  fileprivate var scope: Scope {
    Scope(
      names: names, topics: topic.map { [$0] } ?? [],
      kinds: kind.flatMap(ItemKind.init(rawValue:)).map { [$0] } ?? [],
      lessons: lesson.map { [$0] } ?? [])
  }

  fileprivate func options(seed: UInt64?) -> PracticeOptions {
    var options = PracticeOptions(limit: limit, newItems: new, isAhead: ahead, seed: seed)
    if let minutes { options.minutes = minutes }
    return options
  }
}

extension Content {
  /// Where each deck's file is, by the name that its items know it under.
  fileprivate var paths: [String: String] {
    Dictionary(decks.map { ($0.deck.file, $0.path) }, uniquingKeysWith: { first, _ in first })
  }
}

extension CommandContext {
  /// The time as a session takes it; with `--now` both clocks stand still.
  var sessionTime: SessionTime {
    let steady: Duration = options.now == nil ? MonotonicClock.system.now() : .zero
    let (seconds, attoseconds) = steady.components
    return SessionTime(
      moment: clock.now(),
      steadyMilliseconds: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
  }
}
