import Foundation
import TrainerTestKit

/// `trainer-bench fit-scorer`: the weights of the scorer's signs, fitted to labelled answers, as
/// `Credence` has them.
struct FitScorerCommand {
  private var paths: [String] = []
  private var signs: String?

  /// How much the examples count beside the penalty on the weights.
  private static let c = 0.1

  /// Reads arguments; nil where they make no sense.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--signs":
        guard let value = rest.popFirst() else { return nil }
        signs = value
      case _ where argument.hasPrefix("-"): return nil
      default: paths.append(argument)
      }
    }
    guard !paths.isEmpty else { return nil }
  }

  func run() throws {
    let sets = try paths.map { ScorerExamples(try LabelledFile(URL(filePath: $0))) }
    if let signs {
      try Data(ScorerExamples.csv(sets).utf8).write(to: URL(filePath: signs))
    }
    let everything = sets.flatMap(\.examples)
    guard let fit = Self.fit(everything) else { throw BenchFailure.oneSided }
    for line in WeightsTable(fit).lines + [""] + figures(sets) { print(line) }
  }

  /// Nil where every idea is covered, or none.
  private static func fit(_ examples: [LogisticRegression.Example]) -> LogisticRegression? {
    guard Set(examples.map(\.isPositive)).count == 2 else { return nil }
    return .least(standardizing: examples, c: c)
  }

  /// For each file what the weights of all others do on it, and what the scorer does as it is.
  private func figures(_ sets: [ScorerExamples]) -> [String] {
    let rows = sets.indices.map { index in
      let others = sets.indices.filter { $0 != index }.flatMap { sets[$0].examples }
      let heldOut = Self.fit(others).map { sets[index].figures(by: $0) }
      return [sets[index].name, Self.text(heldOut), Self.text(sets[index].figures)]
    }
    let head = ["P", "R", "F1", "nc"].map { Self.cell($0, 5) }.joined(separator: " ")
    let heads = [["", "weights of the others", "the scorer as it is"], ["file", head, head]]
    let width = sets.map(\.name.count).max() ?? 0
    return (heads + rows).map { row in
      zip(row, [width, head.count, head.count]).map { Self.cell($0, $1) }.joined(separator: "  ")
    }
  }

  private static func text(_ figures: CreditFigures?) -> String {
    guard let figures else { return "nothing to fit" }
    return [figures.precision, figures.recall, figures.f1, figures.notCredited]
      .map { cell($0.isFinite ? Quantity.digits($0, 3) : "-", 5) }.joined(separator: " ")
  }

  private static func cell(_ text: String, _ width: Int) -> String {
    text.padding(toLength: max(width, text.count), withPad: " ", startingAt: 0)
  }
}
