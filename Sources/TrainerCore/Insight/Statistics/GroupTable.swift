import TrainerScheduling

/// Counts by what questions have in common.
struct GroupTable {
  private(set) var topics = Groups()
  private(set) var kinds = Groups()
  private(set) var lessons = Groups()

  /// By question: the groups that it belongs to.
  private let places: [Places]

  /// By the number of a record in its history: its question.
  private let questions: [OptionalNumber]

  private struct Places {
    let topic: Int?
    let kind: Int
    let lesson: Int
  }

  init(_ questions: [Question], _ history: ReviewHistory) {
    var (topics, kinds, lessons) = (Groups(), Groups(), Groups())
    places = questions.map { question in
      let labels = question.item.labels
      return Places(
        topic: labels.topic.map { topics.place(of: $0) },
        kind: kinds.place(of: question.item.kind.rawValue),
        lesson: lessons.place(of: labels.lesson))
    }
    (self.topics, self.kinds, self.lessons) = (topics, kinds, lessons)
    self.questions = history.places(ofRecordsIn: questions.lazy.map(\.key))
  }

  /// Whether a record is one of the questions.
  @inline(__always)
  func holds(record: Int) -> Bool { questions[record] != .none }

  /// Adds what the due reviews of a record came to.
  mutating func add(_ retention: Share, ofRecord record: Int) {
    guard retention.total > 0, let question = questions[record].number else { return }
    change(places[Int(question)]) { $0.retention = $0.retention + retention }
  }

  private mutating func change(_ places: Places, _ change: (inout GroupFigures) -> Void) {
    if let topic = places.topic { change(&topics.all[topic]) }
    change(&kinds.all[places.kind])
    change(&lessons.all[places.lesson])
  }

  /// Adds what each question's memory promises, to the groups and in all.
  mutating func judgeRecall(
    of schedules: [CardSchedule?], by scheduler: Scheduler, today: StudyDay, interview: StudyDay?
  ) -> RecallFigures {
    var recall = RecallFigures(onInterview: interview.map { _ in 0 })
    for (places, schedule) in zip(places, schedules) {
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
