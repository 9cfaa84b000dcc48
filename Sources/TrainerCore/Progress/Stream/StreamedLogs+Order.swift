extension StreamedLogs {
  /// Shows the logs of the devices one after the other, a piece of each at a time.
  func forEachPiece(_ visit: (DeviceLog) throws -> Void) throws {
    for source in sources {
      var pieces = Pieces(source, of: self)
      var names = names
      while let piece = try pieces.next(&names) { try visit(piece) }
    }
  }

  /// Shows all rows in the order of ``EventOrder``, each with the piece of a log that it stands in and its
  /// place there.
  func forEach(_ visit: (LogRow, _ piece: DeviceLog, _ place: Int) throws -> Void) throws {
    var names = names
    var heads = try sources.map { try Head(Pieces($0, of: self), &names) }
    while let device = heads.earliest {
      let bound = heads.earliestTime(butFor: device)
      try heads[device].goOn(to: bound, &names, visit)
    }
  }
}

/// The pieces of a device's log, those that have no rows left out.
private struct Pieces {
  private let source: StreamedLogs.Source
  private let logs: StreamedLogs
  private var taken = 0

  init(_ source: StreamedLogs.Source, of logs: StreamedLogs) {
    self.source = source
    self.logs = logs
  }

  mutating func next(_ names: inout NameTable) throws(FileError) -> DeviceLog? {
    while var piece = try nextOfSource(&names) {
      if piece.rows.isEmpty { continue }
      if let undone = logs.undone[piece.device] {
        piece.rows.mutateEach { if undone.contains($0.number) { $0.isUndone = true } }
      }
      return piece
    }
    return nil
  }

  private mutating func nextOfSource(_ names: inout NameTable) throws(FileError) -> DeviceLog? {
    defer { taken += 1 }
    switch source {
    case .rows(let log): return taken == 0 ? log : nil
    case .blocks(let blocks):
      guard taken < blocks.count else { return nil }
      let stretch = try blocks.read(taken, naming: names)
      names = stretch.names
      // Names that were not there before: somebody writes into the middle of the file.
      if names.counts != logs.names.counts { throw .changed(blocks.path) }
      return stretch.log
    }
  }
}

/// The next row of a device.
private struct Head {
  private var pieces: Pieces
  private var piece: DeviceLog?
  private var place = 0

  /// The latest so far, which orders the row.
  private(set) var time = Int64.min

  init(_ pieces: Pieces, _ names: inout NameTable) throws(FileError) {
    self.pieces = pieces
    try take(&names)
  }

  var isAtEnd: Bool { piece == nil }

  /// Shows the next row, and more as long as the time is before `bound`.
  mutating func goOn(
    to bound: Int64, _ names: inout NameTable,
    _ visit: (LogRow, _ piece: DeviceLog, _ place: Int) throws -> Void
  ) throws {
    while let piece {
      repeat {
        try visit(piece.rows[place], piece, place)
        place += 1
        if place == piece.rows.count { break }
        time = max(time, piece.rows[place].time)
        if time >= bound { return }
      } while true
      self.piece = nil
      try take(&names)
      if time >= bound { return }
    }
  }

  private mutating func take(_ names: inout NameTable) throws(FileError) {
    piece = try pieces.next(&names)
    place = 0
    if let first = piece?.rows.first { time = max(time, first.time) }
  }
}

extension [Head] {
  /// The place of the device whose row is next; of equal times the first device's.
  fileprivate var earliest: Int? {
    indices.filter { !self[$0].isAtEnd }.min { self[$0].time < self[$1].time }
  }

  fileprivate func earliestTime(butFor device: Int) -> Int64 {
    indices.lazy.filter { $0 != device && !self[$0].isAtEnd }.map { self[$0].time }.min() ?? .max
  }
}
