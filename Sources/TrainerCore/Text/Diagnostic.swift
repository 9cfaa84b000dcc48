/// A problem in a text, at its place, as facts; `rendered` words it for a person.
public struct Diagnostic: Sendable, Hashable {
  /// How bad a problem is: an error loses something, a warning does not.
  public enum Severity: String, Sendable, Hashable { case error, warning }

  /// How bad it is.
  public let severity: Severity

  /// A stable name for programs, in kebab case.
  public let code: String

  /// What happened and what was expected, one sentence without a final full stop.
  public let message: String

  /// What to do next, where there is something to say.
  public let suggestion: String?

  /// The file as messages name it.
  public let file: String

  /// Where the problem begins.
  public let place: SourcePlace

  /// The line it stands in; nil where the whole file is meant.
  let excerpt: Excerpt?

  /// Points at a range of a text.
  ///
  /// A range that goes over the end of its line is underlined to the end of that line.
  public init(
    _ severity: Severity, _ code: String, _ message: String, suggestion: String? = nil,
    at range: Range<Int>, in source: SourceText
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.suggestion = suggestion
    file = source.name
    place = source.place(at: range.lowerBound)
    excerpt = Excerpt(source, line: source.line(place.line), marked: range)
  }

  /// Tells of a whole file, which has no line to show.
  public init(
    _ severity: Severity, _ code: String, _ message: String, suggestion: String? = nil,
    file: String, line: Int = 1
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.suggestion = suggestion
    self.file = file
    place = SourcePlace(line: line, column: 1)
    excerpt = nil
  }

  /// Tells of a file that is not text.
  public init(_ error: InvalidUTF8) {
    self.init(
      .error, "invalid-utf-8", "the byte at offset \(error.offset) is not UTF-8",
      suggestion: "save the file as UTF-8", file: error.name, line: error.line)
  }
}
