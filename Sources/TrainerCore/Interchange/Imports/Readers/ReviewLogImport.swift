import TrainerScheduling
import TrainerText

/// Reads a review log whose cards are called as items are called here, a piece at a time.
struct ReviewLogImport {
  private let name: String
  private let zone: Int
  private let isHere: (RecordKey) -> Bool
  private var reading = ImportReading(format: .revlog)

  /// The line with the names of the columns; empty before it was read.
  private var header: [UInt8] = []

  /// How many lines stand before the piece, without that of the names.
  private var linesBefore = 0
  private var isEmpty = true
  private var problemCount = 0
  private var strangers = StrangerTally()

  /// Reads a stream; reviews of what is not here are only counted.
  static func read(
    _ stream: ByteStream, name: String, zone: Int, isHere: @escaping (RecordKey) -> Bool
  ) throws -> ImportReading {
    var reader = ReviewLogImport(name: name, zone: zone, isHere: isHere)
    try reader.read(stream)
    return reader.reading
  }

  private init(name: String, zone: Int, isHere: @escaping (RecordKey) -> Bool) {
    (self.name, self.zone, self.isHere) = (name, zone, isHere)
  }

  private mutating func read(_ stream: ByteStream) throws {
    var pieces = WholeRecords(stream)
    while let piece = try pieces.next() { try add(piece) }
    if isEmpty {
      let problem = reading.unread.first
      throw ImportRefusal(
        problem?.line ?? 1,
        problem?.message ?? "expected reviews under \(ReviewLogColumn.card.rawValue), …")
    }
    if problemCount > Self.mostProblems {
      reading.unread.append(
        ImportNote(linesBefore + 1, "\(problemCount - Self.mostProblems) more problems"))
    }
    reading.unread += strangers.notes(atMost: Self.mostProblems)
  }

  private static let mostProblems = 100
}

extension ReviewLogImport {
  private mutating func add(_ piece: ArraySlice<UInt8>) throws {
    let isFirst = header.isEmpty
    let log = ReviewLogCSV(name: name, bytes: header + piece)
    // The names of the columns stand before each piece again.
    let shift = isFirst ? 0 : linesBefore
    note(log.problems.map { ImportNote($0.place.line + shift, $0.message) })
    let here = log.cardIDs.indices.map { card -> RecordKey? in
      let key = RecordKey(log.cardIDs[card])
      return isHere(key) ? key : nil
    }
    for place in 0..<log.count {
      let card = Int(log.cards[place])
      add(log, place, key: here[card], line: log.cardLines[card] + shift)
    }
    if log.count > 0 { isEmpty = false }
    if isFirst {
      let names = piece.drop { $0 == .lineFeed || $0 == .carriageReturn }
      header = Array(names.prefix { $0 != .lineFeed }) + [.lineFeed]
    }
    linesBefore += piece.lineEndCount - (isFirst ? 1 : 0)
  }

  private mutating func add(_ log: ReviewLogCSV, _ place: Int, key: RecordKey?, line: Int) {
    guard let key else {
      return strangers.add(log.cardIDs[Int(log.cards[place])], line: line)
    }
    guard let rating = Rating(rawValue: Int(log.ratings[place])),
      LineLimits.times ~= log.times[place]
    else { return note([ImportNote(line, "a time beyond the year 9999")]) }
    let duration = log.durations.isEmpty ? 0 : Int(log.durations[place])
    reading.reviews.append(
      ImportReading.NamedReview(
        key: key,
        review: ImportedItem.Review(
          moment: Moment(utcMilliseconds: log.times[place], offsetMinutes: zone), rating: rating,
          milliseconds: min(duration, LineLimits.durations.upperBound)),
        line: line))
  }

  private mutating func note(_ problems: [ImportNote]) {
    problemCount += problems.count
    let room = Self.mostProblems - reading.unread.count
    if room > 0 { reading.unread += problems.prefix(room) }
  }
}

extension ArraySlice<UInt8> {
  /// How many lines end here: with LF, CRLF or CR.
  fileprivate var lineEndCount: Int {
    var count = 0
    var last: UInt8 = 0
    for byte in self {
      if byte == .carriageReturn || byte == .lineFeed && last != .carriageReturn { count += 1 }
      last = byte
    }
    return count
  }
}
