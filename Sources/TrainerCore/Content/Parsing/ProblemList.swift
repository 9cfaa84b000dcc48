import TrainerText

/// Gathers what is wrong with a source.
struct ProblemList {
  let source: SourceText
  private(set) var found: [Diagnostic] = []

  init(_ source: SourceText) { self.source = source }

  /// Everything found, in reading order.
  var all: [Diagnostic] {
    found.count < 2 ? found : found.sorted { $0.place < $1.place }
  }

  /// Whether an error was found after there were `count` problems.
  func hasError(since count: Int) -> Bool { found[count...].contains { $0.severity == .error } }

  mutating func add(_ problem: some ContentProblem, at range: Range<Int>) {
    found.append(problem.at(range, in: source))
  }

  /// Adds a problem of a whole item, at its first line.
  mutating func add(_ problem: some ContentProblem, at place: ItemPlace) {
    add(problem, at: source.firstLine(of: place.range))
  }

  mutating func add(_ diagnostics: [Diagnostic]) { found += diagnostics }
}
