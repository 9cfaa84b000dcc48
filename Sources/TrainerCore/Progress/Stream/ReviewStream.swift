public import TrainerScheduling

/// All reviews of all devices, the oldest first, without those that were undone: read from the logs each
/// time they are wanted, so that there may be any number of them.
///
/// For what goes through all of them once; where figures need them again and again there is
/// ``ReviewHistory``.
public struct ReviewStream: Sendable {
  private let logs: StreamedLogs
  private let names: PresentNames

  init(_ logs: StreamedLogs) {
    self.logs = logs
    names = PresentNames(logs.names, logs.finalAliases)
  }

  /// How many different names were reviewed or are known; the numbers of records are below it.
  public var recordCount: Int { names.keys.count }

  /// Shows all reviews.
  ///
  /// - Throws: ``FileError`` where a log cannot be read; what `visit` throws.
  public func forEach(_ visit: (PastReview) throws -> Void) throws {
    try forEachRow { try visit(review($0, $1, $2, $3)) }
  }

  /// Shows all reviews, each with what was found of the key ideas in the order in which they were judged.
  ///
  /// - Throws: ``FileError`` where a log cannot be read; what `visit` throws.
  func forEachJudged(_ visit: (PastReview, [IdeaVerdict]) throws -> Void) throws {
    try forEachRow { rating, row, piece, place in
      let verdicts = piece.verdicts.verdicts(of: place).map {
        IdeaVerdict(idea: logs.names.ideaName($0.idea), verdict: $0.code.word)
      }
      try visit(review(rating, row, piece, place), verdicts)
    }
  }

  private func forEachRow(_ visit: (Rating, LogRow, DeviceLog, Int) throws -> Void) throws {
    try logs.forEach { row, piece, place in
      guard case .review(let rating) = row.kind, !row.isUndone else { return }
      try visit(rating, row, piece, place)
    }
  }

  private func review(
    _ rating: Rating, _ row: LogRow, _ piece: DeviceLog, _ place: Int
  ) -> PastReview {
    PastReview(rating, row, of: piece, at: place, names)
  }
}

extension ReviewStream {
  /// What was found of each key idea in the answers that are wanted, by items, then by ideas.
  ///
  /// - Throws: ``FileError`` where a log cannot be read.
  public func ideaTallies(
    where isWanted: (Moment) -> Bool = { _ in true }
  ) throws -> [IdeaTally] {
    guard logs.haveVerdicts else { return [] }
    var table = IdeaTallyTable(recordCount: recordCount)
    try logs.forEachPiece { piece in
      for verdict in piece.verdicts.rows {
        let row = piece.rows[Int(verdict.review)]
        if row.isUndone || !isWanted(row.moment) { continue }
        table.add(
          verdict.code, of: verdict.idea, record: Int(names.numbers[Int(row.subject)]))
      }
    }
    return table.tallies(item: { names.keys[$0].item }, idea: logs.names.ideaName)
  }
}
