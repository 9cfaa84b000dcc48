extension ImportPlanner {
  /// Adds the log of a device of another home.
  mutating func add(
    _ log: ImportedLog, to file: inout ImportPlan.File
  ) throws(StateError) {
    let arrival = try asStateError { () throws(FileError) in
      try folder.arrival(of: log, beside: plan.logs)
    }
    file.newEvents += arrival.newLines
    file.knownEvents += arrival.knownLines
    if let log = arrival.log { plan.logs.append(log) }
  }

  /// Adds a deck or a mock interview of another home; what is here under its name stays as it is.
  mutating func add(
    _ other: ImportReading.ImportedFile, to file: inout ImportPlan.File
  ) throws(StateError) {
    let path = "\(folder.path)/\(other.name)"
    let isSame = try asStateError { () throws(FileError) -> Bool? in
      if let coming = plan.newFiles.first(where: { $0.path == path }) {
        guard coming.pieces.count == 1 else { return false }
        return try coming.pieces[0].stream.isEqual(to: other.bytes)
      }
      return try folder.disk.contents(of: path).map { $0 == other.bytes }
    }
    if let isSame {
      file.knownFiles += 1
      if !isSame {
        file.unread.append(
          ImportNote(other.line, "\(other.name) says something else here, and stays as it is"))
      }
      return
    }
    plan.newFiles.append(ImportPlan.NewFile(path: path, pieces: [SpooledBytes(other.bytes)]))
    file.newFiles += 1
    if other.name.hasPrefix("decks/") { deckNames.insert(other.name.dropFirst(6).lowercased()) }
  }
}
