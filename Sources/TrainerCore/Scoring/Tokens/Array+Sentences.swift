extension [Token] {
  /// Where each sentence stands, with the sign that ends it.
  var sentences: [Range<Int>] {
    var sentences: [Range<Int>] = []
    var start = 0
    for index in indices
    where index + 1 == count || self[index + 1].sentence != self[index].sentence {
      sentences.append(start..<index + 1)
      start = index + 1
    }
    return sentences
  }
}
