public import TrainerScheduling

extension MockPlan {
  /// How long one rapid question may take, in milliseconds.
  static let rapidMilliseconds = 90_000

  /// How many rapid questions there are where nobody says otherwise.
  public static let rapidQuestions = 10

  /// A rapid mock drawn from a library: items with key ideas that are edge cases or tricks or tagged
  /// `rapid`; what is remembered worst, topic by topic, comes first.
  ///
  /// The same seed draws the same from the same history. Nil where nothing can be asked.
  public init?(
    rapidFrom library: Library, at moment: Moment, seed: UInt64, limit: Int = Self.rapidQuestions,
    minutes: Int? = nil
  ) {
    let items = RapidDraw(library, at: moment, seed: seed).items.prefix(limit)
    if items.isEmpty { return nil }
    self.init(
      form: .rapid, title: "Rapid questions", brief: "",
      phases: [
        MockPhase(
          name: "questions", milliseconds: items.count * Self.rapidMilliseconds, work: .rapid)
      ])
    questions = items.map { item in
      MockQuestion(
        id: item.id,
        // Of an item the heading or the prompt may be all there is.
        text: [item.title, item.prompt].filter { !$0.isEmpty }.joined(separator: "\n\n"),
        ideas: item.ideas, item: item.id, read: [item.id], hints: item.hints)
    }
    if let minutes { scale(toMinutes: minutes) }
  }
}

/// The items of a rapid mock in the order in which they are drawn.
private struct RapidDraw {
  let items: [Item]

  init(_ library: Library, at moment: Moment, seed: UInt64) {
    let progress = library.progress
    let day = progress.scheduler.studyDay(of: moment)
    let candidates = library.questions.filter {
      $0.item.isRapid && !progress.isResting($0.item.id)
    }
    var recalls: [String: [Double]] = [:]
    for question in candidates {
      guard let topic = question.item.labels.topic,
        let schedule = progress[question.key]?.schedule
      else { continue }
      recalls[topic, default: []].append(progress.scheduler.retrievability(of: schedule, on: day))
    }
    let topics = recalls.mapValues { $0.reduce(0, +) / Double($0.count) }
    items = candidates.map { question in
      var draw = Draw(question.item.id, reviews: 0, seed: seed)
      // A topic without history is no weaker than one that is known well.
      let strength = question.item.labels.topic.flatMap { topics[$0] } ?? 1
      return (strength: (strength * 1000).rounded(), lot: draw.lot(), item: question.item)
    }
    .sorted { ($0.strength, $0.lot) < ($1.strength, $1.lot) }
    .map(\.item)
  }
}

extension Item {
  /// Whether a rapid mock may ask it.
  fileprivate var isRapid: Bool {
    guard !ideas.isEmpty, kind.isQueued, kind != .cloze else { return false }
    return kind == .edgeCase || kind == .trick || labels.tags.contains("rapid")
  }
}
