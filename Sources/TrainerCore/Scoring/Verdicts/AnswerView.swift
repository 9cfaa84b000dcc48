/// A reading of the answer and where each element of the item stands in it.
struct AnswerView {
  let reading: AnswerReading

  /// For each element of the item its places.
  let hits: [[AnswerReading.Hit]]

  /// The places of a pattern's elements, given by their numbers.
  func hits(of elements: [Int]) -> [[AnswerReading.Hit]] { elements.map { hits[$0] } }

  /// The same for a rejected form: a word that only means the same does not fit where the author uses it
  /// to say what is right, nor for a part of a name.
  func hits(
    of elements: [Int], rejectedBy pattern: FormPattern, apartFrom words: Set<String>
  ) -> [[AnswerReading.Hit]] {
    zip(elements, pattern.elements).map { number, element in
      hits[number].filter { hit in
        if hit.fit == 1 { return true }
        return element.identifier == nil && !words.contains(reading.stem(at: hit.place))
      }
    }
  }
}
