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
    var places: [UInt64: Int] = [:]
    var tallies: [IdeaTally] = []
    forEachVerdict { record, idea, code, moment in
      guard isWanted(moment) else { return }
      let pair = UInt64(UInt32(record)) << 32 | UInt64(UInt32(bitPattern: idea))
      let place = places[pair] ?? tallies.count
      if place == tallies.count {
        places[pair] = place
        tallies.append(IdeaTally(item: key(ofRecord: record).item, idea: ideaName(idea)))
      }
      switch code {
      case .covered: tallies[place].covered += 1
      case .missing: tallies[place].missing += 1
      case .contradicted: tallies[place].contradicted += 1
      }
    }
    return tallies.sorted { ($0.item, $0.idea) < ($1.item, $1.idea) }
  }
}
