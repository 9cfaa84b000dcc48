/// The stem by which words are compared: irregular forms are led back first.
enum WordStem {
  /// The stem of a word in lower case.
  static func of(_ word: some StringProtocol) -> String {
    let plain = String(word)
    let long = Abbreviations.expansion(of: plain) ?? plain
    return Stemmer.stem(of: IrregularForms.base(of: long) ?? long)
  }
}
