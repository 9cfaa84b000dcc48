import TrainerScheduling

/// Counts by what questions have in common.
struct GroupTable {
  private(set) var topics = Groups()
  private(set) var kinds = Groups()
  private(set) var lessons = Groups()

  /// By the number of a record in its history: the groups that its question belongs to.
  private let places: [Places?]
  private let placesOfKey: [RecordKey: Places]

  private struct Places {
    let topic: Int?
    let kind: Int
    let lesson: Int
  }

  init(_ questions: [Question], _ history: ReviewHistory) {
    var (topics, kinds, lessons) = (Groups(), Groups(), Groups())
    let placesOfKey = Dictionary(
      questions.map { question in
        let labels = question.item.labels
        let places = Places(
          topic: labels.topic.map { topics.place(of: $0) },
          kind: kinds.place(of: question.item.kind.rawValue),
          lesson: lessons.place(of: labels.lesson))
        return (question.key, places)
      }, uniquingKeysWith: { first, _ in first })
    (self.topics, self.kinds, self.lessons) = (topics, kinds, lessons)
    self.placesOfKey = placesOfKey
    places = (0..<history.recordCount).map { placesOfKey[history.key(ofRecord: $0)] }
  }

  /// Whether a review is of one of the questions.
  func holds(_ review: ReviewGlance) -> Bool { places[review.record] != nil }

  mutating func add(_ review: ReviewGlance, after state: ReviewState) {
    guard state.isDue(before: review), let places = places[review.record] else { return }
    change(places) { $0.retention.add(review.rating != .again) }
  }

  private mutating func change(_ places: Places, _ change: (inout GroupFigures) -> Void) {
    if let topic = places.topic { change(&topics.all[topic]) }
    change(&kinds.all[places.kind])
    change(&lessons.all[places.lesson])
  }

  /// Adds what each question's memory promises, to the groups and in all.
  mutating func judgeRecall(
    of questions: [Question], in library: Library, today: StudyDay, interview: StudyDay?
  ) -> RecallFigures {
    let scheduler = library.progress.scheduler
    var recall = RecallFigures(onInterview: interview.map { _ in 0 })
    for question in questions {
      guard let places = placesOfKey[question.key] else { continue }
      let schedule = library.progress[question.key]?.schedule
      let chance = schedule.map { scheduler.retrievability(of: $0, on: today.advanced(by: 1)) }
      recall.questions += 1
      if let schedule, let chance {
        recall.seen += 1
        recall.tomorrow += chance
        if schedule.phase != .review { recall.inSteps += 1 }
        if let interview {
          recall.onInterview? += scheduler.retrievability(of: schedule, on: interview)
        }
      }
      change(places) {
        $0.questions += 1
        $0.seen += chance == nil ? 0 : 1
        $0.recalled += chance ?? 0
      }
    }
    return recall
  }
}

/// Figures by name.
struct Groups {
  fileprivate var all: [GroupFigures] = []
  private var places: [String: Int] = [:]

  /// In the order of their names.
  var figures: [GroupFigures] { all.sorted { $0.name < $1.name } }

  fileprivate mutating func place(of name: String) -> Int {
    if let place = places[name] { return place }
    places[name] = all.count
    all.append(GroupFigures(name: name))
    return all.count - 1
  }
}
