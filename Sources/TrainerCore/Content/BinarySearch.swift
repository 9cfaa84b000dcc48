extension Array {
  /// The last element that satisfies a condition that no element behind one that fails it satisfies.
  func lastSorted(where isBefore: (Element) -> Bool) -> Element? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : self[low - 1]
  }
}
