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
  var present: [Int32] { presentNames.numbers }

  /// Whether each record has the name that it has in the logs.
  private let hasOwnNames: Bool

  private let presentNames: PresentNames
  private var keys: [RecordKey] { presentNames.keys }
  let places: ContiguousArray<Place>

  init(_ logs: Logs) {
    let order = EventOrder(logs.devices)
    devices = order.devices
    names = logs.names
    let aliases = order.finalAliases
    hasOwnNames = aliases.isEmpty
    presentNames = PresentNames(names, aliases)
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

  /// How many different names were reviewed or are known; the numbers of records are below it.
  public var recordCount: Int { keys.count }

  /// The present name of a record, by its number.
  func key(ofRecord record: Int) -> RecordKey { keys[record] }

  /// By record: the place of its name among some names.
  func places(ofRecordsIn names: some Sequence<RecordKey>) -> [OptionalNumber] {
    var places = [OptionalNumber](repeating: .none, count: recordCount)
    let isRenamed = !hasOwnNames
    let numbers = isRenamed ? Dictionary(uniqueKeysWithValues: zip(keys, keys.indices)) : [:]
    for (place, name) in names.enumerated() {
      let record = isRenamed ? numbers[name] : self.names.findRecord(name).map { Int($0) }
      if let record, places[record] == .none { places[record] = OptionalNumber(Int32(place)) }
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
    let row = Int(place.row)
    return PastReview(place.rating, log.rows[row], of: log, at: row, presentNames)
  }

  /// The latest `count` answers, of all devices or of one, the newest first; all reviews of one mock
  /// interview are one answer.
  public func latest(_ count: Int, of device: DeviceName? = nil) -> [[PastReview]] {
    var answers: [[PastReview]] = []
    for position in indices.reversed() {
      if let device, devices[Int(places[position].device)].device != device { continue }
      let review = self[position]
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
