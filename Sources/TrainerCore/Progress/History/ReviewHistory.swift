import TrainerScheduling

/// All reviews of all devices, the oldest first, without those that were undone.
///
/// Each is put together when it is asked for: millions fit into memory.
public struct ReviewHistory: Sendable, RandomAccessCollection {
  struct Place {
    let device: Int32
    let row: Int32
    let rating: Rating
  }

  let devices: [DeviceLog]
  private let names: NameTable

  /// By the number of a name as the logs have it: the number of its present name.
  let present: [Int32]

  /// Whether each record has the name that it has in the logs.
  private let hasOwnNames: Bool

  /// The present names by their numbers.
  private let keys: [RecordKey]
  let places: ContiguousArray<Place>

  init(_ logs: Logs) {
    let order = EventOrder(logs.devices)
    devices = order.devices
    names = logs.names
    let aliases = order.finalAliases
    hasOwnNames = aliases.isEmpty
    (present, keys) = Self.presentNames(names, aliases)
    var places: ContiguousArray<Place> = []
    places.reserveCapacity(order.count)
    order.forEachRun { device, rows in
      for row in rows {
        let content = order.devices[device].rows[row]
        if case .review(let rating) = content.kind, !content.isUndone {
          places.append(Place(device: Int32(device), row: Int32(row), rating: rating))
        }
      }
    }
    self.places = places
  }

  /// The present name of each record: by its number, and those numbers by the names in the logs.
  private static func presentNames(
    _ names: NameTable, _ aliases: Aliases
  ) -> (numbers: [Int32], keys: [RecordKey]) {
    let written = (0..<Int32(names.recordCount)).map(names.key)
    if aliases.isEmpty { return (Array(written.indices.map(Int32.init)), written) }
    var keys: [RecordKey] = []
    var numbers: [RecordKey: Int32] = [:]
    let present = written.map { name in
      let key = aliases.current(name)
      if let number = numbers[key] { return number }
      let number = Int32(keys.count)
      numbers[key] = number
      keys.append(key)
      return number
    }
    return (present, keys)
  }

  /// How many different names were reviewed or are known; the numbers of records are below it.
  public var recordCount: Int { keys.count }

  /// The present name of a record, by its number.
  func key(ofRecord record: Int) -> RecordKey { keys[record] }

  /// By record: the place of its name among some names; -1 where it is not among them.
  func places(ofRecordsIn names: some Sequence<RecordKey>) -> [Int32] {
    var places = [Int32](repeating: -1, count: recordCount)
    let isRenamed = !hasOwnNames
    let numbers = isRenamed ? Dictionary(uniqueKeysWithValues: zip(keys, keys.indices)) : [:]
    for (place, name) in names.enumerated() {
      let record = isRenamed ? numbers[name] : self.names.findRecord(name).map { Int($0) }
      if let record, places[record] < 0 { places[record] = Int32(place) }
    }
    return places
  }

  func ideaName(_ idea: Int32) -> String { names.ideaName(idea) }

  /// Shows all verdicts of answers that were not undone, device by device.
  func forEachVerdict(
    _ visit: (_ record: Int, _ idea: Int32, _ code: VerdictCode, _ moment: Moment) -> Void
  ) {
    for device in devices {
      for verdict in device.verdicts.rows {
        let row = device.rows[Int(verdict.review)]
        if row.isUndone { continue }
        visit(Int(present[Int(row.subject)]), verdict.idea, verdict.code, row.moment)
      }
    }
  }

  /// What was found of the key ideas of an answer, in the order in which they were judged.
  public func verdicts(at position: Int) -> [IdeaVerdict] {
    let place = places[position]
    return devices[Int(place.device)].verdicts.verdicts(of: Int(place.row)).map {
      IdeaVerdict(idea: names.ideaName($0.idea), verdict: $0.code.word)
    }
  }

  /// The place of the oldest review.
  public var startIndex: Int { 0 }

  /// The place after the latest review.
  public var endIndex: Int { places.count }

  /// The review at a place.
  public subscript(position: Int) -> PastReview {
    let place = places[position]
    let log = devices[Int(place.device)]
    let row = log.rows[Int(place.row)]
    let answer = log.answers[Int(place.row)]
    let record = Int(present[Int(row.subject)])
    return PastReview(
      reference: EventReference(device: log.device, number: row.number),
      key: keys[record],
      record: record,
      moment: row.moment,
      rating: place.rating,
      due: row.payload,
      milliseconds: answer.time,
      suggested: answer.suggestedRating,
      score: answer.scored,
      hints: answer.hintCount,
      sure: answer.isSure,
      ahead: row.isAhead,
      mock: log.mocks[Int(place.row)])
  }

  /// The latest `count` answers, the newest first; all reviews of one mock interview are one answer.
  public func latest(_ count: Int) -> [[PastReview]] {
    var answers: [[PastReview]] = []
    for review in reversed() {
      if let mock = review.mock, answers.last?.first?.mock == mock {
        answers[answers.count - 1].append(review)
      } else if answers.count == count {
        break
      } else {
        answers.append([review])
      }
    }
    return answers
  }
}

extension StateFolder {
  /// Reads all reviews.
  ///
  /// - Throws: ``StateError/file(_:)`` where a log cannot be read.
  public func history() throws(StateError) -> ReviewHistory {
    ReviewHistory(
      try asStateError { () throws(FileError) in
        try Logs(readingFrom: reviews, keepingAnswers: true, on: disk)
      })
  }
}
