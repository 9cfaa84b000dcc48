import TrainerScheduling

extension IdentityJudge {
  /// Gives items their histories back that are there again.
  mutating func judgeReturns() {
    let progress = library.progress
    let renamed = progress.renamedItems.filter { library.firstByID[$0] != nil }
    for item in renamed.sorted() {
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
    settle(key, keeper: keeper, mayKeep: library.has(keeper))
  }

  private mutating func settle(_ key: RecordKey, keeper: RecordKey, mayKeep: Bool) {
    if mayKeep {
      rename(key, to: key)
      returned.append(.anew(key, historyOf: keeper))
    } else {
      rename(keeper, to: key)
      // The keeper, where it is there too, is not to be called by the other's name from now on.
      if library.has(keeper) { rename(keeper, to: keeper) }
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

extension Library {
  /// Whether an item, or a deletion of one, is there.
  fileprivate func has(_ key: RecordKey) -> Bool {
    guard let item = self[key.item] else { return false }
    return key.part.isEmpty || item.hasPart(key.part)
  }
}
