import TrainerCore
import TrainerScheduling
import TrainerTerminal

/// Holds one session of practice; the lock is held as long as it lasts.
struct PracticeCommand {
  let arguments: PracticeArguments
  let context: CommandContext
  let input: any LineSource

  /// What is said at the end in the place of the usual summary.
  var closing: ((PracticeSummary, Library) -> [StyledText])?

  func run() throws(Failure) -> ExitStatus {
    if arguments.evening, let ending = try refusal() { return ending }
    let content = try context.content()
    let questions = try questions(
      in: context.joined(content, try context.progressBeforeWriting()))
    if questions.isEmpty {
      context.note("There is nothing to ask here: it rests, or is only to be read.")
      return .fine
    }
    let store = try context.store(for: "practice")
    defer {
      context.close(store)
      context.noteDecks(of: content)
    }
    _ = try keepHistories(of: content, in: store)
    let library = Library(content.decks.map(\.deck), store.progress)
    var loop = PracticeLoop(
      try session(questions, library), library, store, context, input, paths: content.paths
    ) { () throws(Failure) in try readAgain(store) }
    loop.closing = closing
    if arguments.evening {
      let before = EveningRound.recall(of: library, at: context.clock.now())
      loop.closing = { summary, after in
        let now = context.clock.now()
        return EveningText(
          before: before, after: EveningRound.recall(of: after, at: now), summary: summary,
          left: EveningRound.count(in: Catalogue(of: after), at: now)
        )
        .lines(context.signs, width: context.out.proseWidth)
      }
    }
    return try loop.run()
  }

  /// Says why there is no round of the evening before; nil where there is one.
  private func refusal() throws(Failure) -> ExitStatus? {
    let progress = try context.progressBeforeWriting()
    let today = progress.scheduler.studyDay(of: context.clock.now())
    let date = progress.settings.interviewDate
    if let date, 0...1 ~= date - today { return nil }
    let known =
      date.flatMap { $0 > today ? "It is on \($0.dayAndDate)." : nil }
      ?? "None is in view: trainer plan --date tomorrow"
    context.warn(
      "the evening round is for the day before an interview and the day itself. " + known)
    return .problem
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

  private func history() throws(Failure) -> ReviewHistory {
    let folder = try context.stateFolder()
    return try asFailure { () throws(StateError) in try folder.history() }
  }

  private func session(
    _ all: [Question], _ library: Library
  ) throws(Failure) -> PracticeSession {
    let progress = library.progress
    let time = context.sessionTime
    let questions = all.filter { !progress.isResting($0.item.id) }
    var session = PracticeSession(
      questions, schedules: questions.map { progress[$0.key]?.schedule },
      seenToday: progress.count(firstSeenOn: progress.scheduler.studyDay(of: time.moment)),
      settings: progress.settings,
      // In a pipe nothing else is ever asked.
      asksConfidence: context.configuration.asksConfidence && input.isTerminal,
      asksAgain: input.isTerminal,
      options: arguments.options(progress.settings, seed: context.options.seed),
      load: DayLoad(of: library, at: time.moment),
      ideas: arguments.evening
        ? EveningRound.weakestIdeas(of: questions, try history()) : [],
      at: time)
    session.hasEarlierAnswers = progress.count > 0
    return session
  }
}

extension Content {
  /// Where each deck's file is, by the name that its items know it under.
  fileprivate var paths: [String: String] {
    Dictionary(decks.map { ($0.deck.file, $0.path) }, uniquingKeysWith: { first, _ in first })
  }
}
