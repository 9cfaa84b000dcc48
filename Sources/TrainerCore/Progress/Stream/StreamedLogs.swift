/// All logs of a folder, read block by block each time they are wanted: the memory that this takes grows
/// with what is named in them and with what was undone, not with the number of answers.
///
/// A log that has copies, or whose lines are out of order, has to be sorted and is kept as a whole.
struct StreamedLogs: Sendable {
  /// Where the rows of a device come from.
  enum Source: Sendable {
    case blocks(LogBlocks)
    case rows(DeviceLog)
  }

  /// What all of them name.
  private(set) var names = NameTable()

  /// In the order of the devices' names.
  private(set) var sources: [Source] = []

  /// In the order of the files' names.
  private(set) var files: [LogFile] = []

  private var surveys: [LogSurvey] = []

  /// By device: the numbers of events that are undone.
  private(set) var undone: [DeviceName: Set<Int64>] = [:]

  /// Bytes; small beside all else that a command keeps.
  static let blockSize = 1 << 20

  /// Looks through the logs in a folder; one that is missing has none.
  init(
    readingFrom folder: String, on disk: Disk, blockSize: Int = StreamedLogs.blockSize
  ) throws(FileError) {
    for (device, names) in try Logs.fileNames(in: folder, on: disk) {
      let paths = names.map { "\(folder)/\($0)" }
      if paths.count == 1,
        try surveyBlocks(paths[0], names[0], of: device, blockSize, on: disk)
      {
        continue
      }
      try sort(paths, names, of: device, on: disk)
    }
    files.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    for reference in surveys.flatMap(\.undone) {
      undone[reference.device, default: []].insert(reference.number)
    }
  }

  /// Looks through the only file of a device; false, and nothing taken over, where its lines are out of
  /// order.
  private mutating func surveyBlocks(
    _ path: String, _ name: String, of device: DeviceName, _ blockSize: Int, on disk: Disk
  ) throws(FileError) -> Bool {
    // A sync program may have taken it away meanwhile.
    if disk.identity(of: path) == nil { return true }
    let blocks = try LogBlocks(path, of: device, bytes: blockSize, on: disk)
    var survey = LogSurvey(of: device)
    var notes = LineNotes()
    var lines = 0
    for block in 0..<blocks.count {
      let stretch = try read(block, of: blocks)
      survey.add(stretch.log)
      guard stretch.isInOrder, survey.isInOrder else { return false }
      notes.add(stretch.notes, after: lines)
      lines += stretch.lines
    }
    files.append(LogFile(name: name, device: device, content: try blocks.content(), notes: notes))
    surveys.append(survey)
    sources.append(.blocks(blocks))
    return true
  }

  private mutating func read(_ block: Int, of blocks: LogBlocks) throws(FileError) -> LogStretch {
    // Only one holds the table, so that it need not be copied to grow.
    let before = names
    names = NameTable()
    var stretch = try blocks.read(block, naming: before)
    names = stretch.names
    stretch.names = NameTable()
    return stretch
  }

  private mutating func sort(
    _ paths: [String], _ fileNames: [String], of device: DeviceName, on disk: Disk
  ) throws(FileError) {
    var reader = LineReader(names: names, keepsAnswers: true)
    let (log, files) = try reader.readAndSort(paths, fileNames, of: device, on: disk)
    names = reader.names
    var survey = LogSurvey(of: device)
    survey.add(log)
    self.files += files
    surveys.append(survey)
    sources.append(.rows(log))
  }
}

// MARK: - What was seen

extension StreamedLogs {
  /// Which files were read.
  var inventory: LogInventory {
    LogInventory(contents: Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.content) }))
  }

  /// Whether anything was said of key ideas.
  var haveVerdicts: Bool { surveys.contains { $0.hasVerdicts } }

  /// How far each device's log goes.
  var positions: [DeviceName: LogPosition] {
    Dictionary(
      uniqueKeysWithValues: surveys.filter { $0.position.lines > 0 }.map {
        ($0.device, $0.position)
      })
  }

  /// The memory model, its parameters and changes of names that were not undone, in order.
  var lastingEvents: [EventBody] {
    surveys.enumerated().flatMap { device, survey in
      survey.lasting.enumerated().map { (order: ($1.time, device, $0), event: $1) }
    }
    .filter { undone[$0.event.reference.device]?.contains($0.event.reference.number) != true }
    .sorted { $0.order < $1.order }
    .map(\.event.body)
  }

  /// The names that all changes of names lead to.
  var finalAliases: Aliases { Aliases(lastingEvents) }
}
