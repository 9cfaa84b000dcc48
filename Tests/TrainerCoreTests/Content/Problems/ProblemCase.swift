import Testing

/// A text with one thing wrong, and all that is to be said about it.
struct ProblemCase: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String

  /// The problems as `rendered` draws them, without the file.
  let drawn: String

  init(_ name: String, _ text: String, _ drawn: String) {
    self.name = name
    self.text = text
    self.drawn = drawn
  }

  var testDescription: String { name }
}

extension ProblemCase {
  static let all = frontMatter + labels + cards + parts + kinds + ideas + markdown
}
