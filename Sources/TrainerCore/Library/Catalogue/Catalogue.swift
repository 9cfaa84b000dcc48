import TrainerScheduling

/// What is asked, by name alone, and what was done so far: enough to plan a day, without the texts.
public struct Catalogue: Sendable {
  /// What is asked, in the order of the files: equal items once, mocks and notes never.
  let questions: [CataloguedQuestion]

  /// How many mock interviews there are.
  public let mocks: Int

  /// Where the questions are filed.
  let shelves: [Shelf]

  /// What happened so far.
  public let progress: Progress

  init(
    _ questions: [CataloguedQuestion], mocks: Int, on shelves: [Shelf], _ progress: Progress
  ) {
    self.mocks = mocks
    self.questions = questions
    self.shelves = shelves
    self.progress = progress
  }
}

/// A question by its name.
struct CataloguedQuestion: Sendable, Hashable {
  /// What its history is kept under.
  let key: RecordKey

  /// The number of its shelf.
  let shelf: Int

  /// The number of its record; nil where it was never answered.
  let record: Int32?
}

extension Catalogue {
  /// What the scheduler knows of a question; nil where it was never answered.
  func schedule(of question: CataloguedQuestion) -> CardSchedule? {
    question.record.flatMap { progress.records[Int($0)]?.schedule }
  }
}

extension Catalogue {
  /// The catalogue of a library that is there with all its texts.
  public init(of library: Library) {
    var numbers: [Shelf: Int] = [:]
    var shelves: [Shelf] = []
    let questions = library.questions.map { question in
      let shelf = Shelf(question.item.labels)
      let number = numbers[shelf] ?? shelves.count
      if number == shelves.count {
        numbers[shelf] = number
        shelves.append(shelf)
      }
      return CataloguedQuestion(
        key: question.key, shelf: number, record: library.progress.recordNumber(question.key))
    }
    let mocks = library.items.indices.count {
      library.items[$0].isMock && library.firstByID[library.items[$0].id] == $0
    }
    self.init(questions, mocks: mocks, on: shelves, library.progress)
  }
}
