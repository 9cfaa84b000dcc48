import TrainerScheduling

extension IdentityJudge {
  /// Gives items their histories back that are there again.
  mutating func judgeReturns() {
    let progress = library.progress
    let renamed = progress.renamedItems.filter { library.firstByID[$0] != nil }
    for item in renamed.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      judgeReturn(of: item)
      for part in library[item]?.pastDeletions.map(\.part) ?? [] {
        judgeReturn(ofPart: RecordKey(item: item, part: part))
      }
    }
    if !returned.isEmpty { claims = Claims(library, broken: broken) }
  }

  private mutating func judgeReturn(of item: String) {
    let keeper = library.progress.currentName(ofItem: item)
    if keeper == item || broken.contains(keeper) { return }
    settle(
      RecordKey(item: item), keeper: RecordKey(item: keeper),
      mayKeep: library.firstByID[keeper] != nil && wasAnswered(keeper))
  }

  private mutating func judgeReturn(ofPart key: RecordKey) {
    let keeper = library.progress.currentName(of: key)
    if keeper == key || broken.contains(keeper.item) { return }
    settle(key, keeper: keeper, mayKeep: library[keeper.item]?.hasPart(keeper.part) ?? false)
  }

  private mutating func settle(_ key: RecordKey, keeper: RecordKey, mayKeep: Bool) {
    if mayKeep {
      rename(key, to: key)
      returned.append(.anew(key, historyOf: keeper))
    } else {
      rename(keeper, to: key)
      returned.append(.withHistory(key, from: keeper))
    }
  }

  /// Whether an item was answered since it was last written down, as it is when it is given a
  /// history.
  private func wasAnswered(_ item: String) -> Bool {
    guard let writtenAt = written(item)?.moment.utcMilliseconds else { return true }
    return library.progress.records(ofItem: item).values.contains {
      $0.schedule.lastReview.utcMilliseconds >= writtenAt
    }
  }
}
