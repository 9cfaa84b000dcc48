/// The questions that tell where a learner stands who has answered nothing yet.
public enum PlacementRound {
  /// So many are asked.
  public static let size = 6

  /// Kinds that are answered in a word, a letter or a sentence.
  private static let short: Set<ItemKind> = [
    .card, .cloze, .trick, .choice, .order, .predict, .spotBug,
  ]

  /// Longer questions take more reading than a first round should.
  private static let longest = 600

  /// Short questions of a library, each of another lesson or topic as far as there are enough, of kinds
  /// as different as they come; in the order of the files.
  public static func questions(of library: Library) -> [Question] {
    let questions = library.questions
    let fitting = questions.indices.filter { isFitting(questions[$0], library.progress) }
    let places = Dictionary(grouping: fitting) { Place(questions[$0].item.labels) }
      .values.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
    var chosen: [Int] = []
    var kinds: Set<ItemKind> = []
    for number in 0..<min(size, places.count) {
      let place = places[number * places.count / min(size, places.count)]
      let index = place.first { !kinds.contains(questions[$0].item.kind) } ?? place[0]
      kinds.insert(questions[index].item.kind)
      chosen.append(index)
    }
    let rest = fitting.filter { !chosen.contains($0) }.prefix(size - chosen.count)
    return (chosen + rest).sorted().map { questions[$0] }
  }

  private static func isFitting(_ question: Question, _ progress: Progress) -> Bool {
    short.contains(question.item.kind) && (question.deletion ?? 0) == 0
      && question.item.prompt.utf8.count <= longest && !progress.isResting(question.item.id)
      && progress[question.key] == nil
  }

  /// What a question belongs to.
  private struct Place: Hashable {
    let lesson: String
    let topic: String

    init(_ labels: ItemLabels) {
      lesson = labels.lesson
      topic = labels.topic ?? labels.deck
    }
  }
}
