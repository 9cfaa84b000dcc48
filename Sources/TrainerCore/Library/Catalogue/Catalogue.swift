/// What is asked, by name alone, and what was done so far: enough to plan a day, without the texts.
public struct Catalogue: Sendable {
  /// What is asked, in the order of the files: equal items once, mocks and notes never.
  let questions: [CataloguedQuestion]

  /// Where the questions are filed.
  let shelves: [Shelf]

  /// What happened so far.
  public let progress: Progress

  init(_ questions: [CataloguedQuestion], on shelves: [Shelf], _ progress: Progress) {
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
      return CataloguedQuestion(key: question.key, shelf: number)
    }
    self.init(questions, on: shelves, library.progress)
  }
}
