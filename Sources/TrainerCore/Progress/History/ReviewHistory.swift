import TrainerScheduling

/// All reviews of all devices, the oldest first, without those that were undone.
///
/// Each is put together when it is asked for: millions fit into memory.
public struct ReviewHistory: Sendable, RandomAccessCollection {
  private struct Place {
    let device: Int32
    let row: Int32
    let rating: Rating
  }

  private let devices: [DeviceLog]
  private let names: NameTable
  private let aliases: Aliases
  private let places: ContiguousArray<Place>

  init(_ logs: Logs) {
    let order = EventOrder(logs.devices)
    devices = order.devices
    names = logs.names
    aliases = order.finalAliases
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
    return PastReview(
      reference: EventReference(device: log.device, number: row.number),
      key: aliases.current(names.key(row.subject)),
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
