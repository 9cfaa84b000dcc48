extension Array {
  /// The first index whose element does not stand before a place, where all stand in order.
  func firstIndex(atOrAfter place: Int, standing placeOf: (Element) -> Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if placeOf(self[middle]) < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
