/// The patterns that a form stands for.
extension FormPattern {
  /// The patterns of one reading: with phrases read as wholes, and word by word where that differs.
  static func patterns(
    _ reading: FormReading, role: Role, text: String, vocabulary: ItemVocabulary,
    information: Information
  ) -> [FormPattern] {
    if let other = reading.denyingWhatIsHindered {
      return [reading, other].map {
        FormPattern($0, role: role, text: text, vocabulary: vocabulary, information: information)
      }
    }
    let whole = FormPattern(
      reading, role: role, text: text, vocabulary: vocabulary, information: information)
    let isPlainToo =
      whole.elements.contains(where: \.stems.isEmpty)
      && FormWords.negations.isDisjoint(
        with: reading.stretches.flatMap { $0.split(separator: " ").map(String.init) })
    guard isPlainToo else { return [whole] }
    var plain = reading
    plain.readsPhrases = false
    return [
      whole,
      FormPattern(plain, role: role, text: text, vocabulary: vocabulary, information: information),
    ]
  }
}
