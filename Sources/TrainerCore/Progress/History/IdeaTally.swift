public import TrainerScheduling

/// What was found of a key idea in all answers.
public struct IdeaTally: Sendable, Hashable {
  /// The item, by its present name.
  public let item: String

  /// The idea's id.
  public let idea: String

  /// Answers that said it.
  public var covered = 0

  /// Answers that did not.
  public var missing = 0

  /// Answers that said its opposite.
  public var contradicted = 0

  /// All answers in which it was looked for.
  public var total: Int { covered + missing + contradicted }

  /// Those that did not say it, or said its opposite.
  public var missed: Int { missing + contradicted }
}

extension ReviewHistory {
  /// What was found of each key idea in the answers that are wanted, by items, then by ideas.
  public func ideaTallies(where isWanted: (Moment) -> Bool = { _ in true }) -> [IdeaTally] {
    var table = IdeaTallyTable(recordCount: recordCount)
    forEachVerdict { record, idea, code, moment in
      if isWanted(moment) { table.add(code, of: idea, record: record) }
    }
    return table.tallies(item: { key(ofRecord: $0).item }, idea: ideaName)
  }
}

/// Counts verdicts by numbers: an item has a few ideas, which are quicker to go through than to hash.
struct IdeaTallyTable {
  private struct Row {
    let record: Int32
    let idea: Int32
    var covered: Int32 = 0
    var missing: Int32 = 0
    var contradicted: Int32 = 0

    /// The place of the record's next idea.
    let next: OptionalNumber
  }

  private var rows: ContiguousArray<Row> = []

  /// By record: the place of its latest idea.
  private var heads: [OptionalNumber]

  init(recordCount: Int) { heads = Array(repeating: .none, count: recordCount) }

  /// Ideas of records that have more than a few, by both numbers.
  private var further: [UInt64: Int32] = [:]
  private static let few = 32

  mutating func add(_ code: VerdictCode, of idea: Int32, record: Int) {
    let place = Int(self.place(of: idea, record: record))
    switch code {
    case .covered: rows[place].covered += 1
    case .missing: rows[place].missing += 1
    case .contradicted: rows[place].contradicted += 1
    }
  }

  /// The tallies by items, then by ideas; names are looked up by the numbers of records and ideas.
  func tallies(item: (Int) -> String, idea: (Int32) -> String) -> [IdeaTally] {
    rows.map { row in
      IdeaTally(
        item: item(Int(row.record)), idea: idea(row.idea), covered: Int(row.covered),
        missing: Int(row.missing), contradicted: Int(row.contradicted))
    }
    .sorted { ($0.item, $0.idea) < ($1.item, $1.idea) }
  }

  private mutating func place(of idea: Int32, record: Int) -> Int32 {
    var place = heads[record]
    var steps = 0
    while let number = place.number {
      if rows[Int(number)].idea == idea { return number }
      place = rows[Int(number)].next
      steps += 1
    }
    let new = Int32(rows.count)
    if steps < Self.few {
      rows.append(Row(record: Int32(record), idea: idea, next: heads[record]))
      heads[record] = OptionalNumber(new)
      return new
    }
    let pair = UInt64(UInt32(record)) << 32 | UInt64(UInt32(bitPattern: idea))
    if let place = further[pair] { return place }
    rows.append(Row(record: Int32(record), idea: idea, next: .none))
    further[pair] = new
    return new
  }
}
