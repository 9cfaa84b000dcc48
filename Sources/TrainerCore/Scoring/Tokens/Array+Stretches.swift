extension [Token] {
  /// The indices of so many tokens before one, or of all where there are fewer.
  func stretch(of length: Int, before index: Int) -> Range<Int> {
    Swift.max(0, index - length)..<index
  }

  /// The indices of so many tokens behind one, or of all where there are fewer.
  func stretch(of length: Int, behind index: Int) -> Range<Int> {
    index + 1..<Swift.min(count, index + 1 + length)
  }
}
