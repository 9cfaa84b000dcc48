extension String {
  /// The number of insertions, deletions, replacements and swaps of neighbours that make one text
  /// of the other, over Characters (Damerau and Levenshtein, no part edited twice).
  ///
  ///     "topci".editDistance(to: "topic")  // 1
  public func editDistance(to other: String) -> Int {
    let left = Array(self)
    let right = Array(other)
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in right.indices {
        let isEqual = left[row] == right[column]
        var cost = last[column] + (isEqual ? 0 : 1)
        cost = Swift.min(cost, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = Swift.min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}

/// The known word that somebody may have meant: the one with the fewest edits, upper and lower case
/// alike, or nil where none is near.
///
/// Near is at most a third of the word, but always one edit; a word that shares nothing is not near.
/// Of equally near ones it is the first in the alphabet. Where none is near, it is the shortest of
/// those that begin with the word, if that has three letters.
public func nearest(to word: String, among known: some Sequence<String>) -> String? {
  let wanted = word.lowercased()
  let length = wanted.count
  let limit = max(1, length / 3)
  var best: (distance: Int, word: String)?
  for candidate in known {
    let lowered = candidate.lowercased()
    guard abs(lowered.count - length) <= limit else { continue }
    let distance = wanted.editDistance(to: lowered)
    guard distance <= limit, distance < max(length, lowered.count) else { continue }
    if let best, best < (distance, candidate) { continue }
    best = (distance, candidate)
  }
  return best?.word ?? shortest(beginningWith: wanted, among: known)
}

private func shortest(beginningWith start: String, among known: some Sequence<String>) -> String? {
  guard start.count >= 3 else { return nil }
  return known.filter { $0.lowercased().hasPrefix(start) }.min { ($0.count, $0) < ($1.count, $1) }
}
