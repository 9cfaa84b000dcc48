/// What a kind of item asks for and does not find.
package enum KindProblem: ContentProblem {
  case nothingToCompare(ItemKind)
  case taskLists(Int)
  case plainOption
  case noRightOption
  case oneOption
  case numberedLists(Int)
  case oneStep
  case fencedBlocks(Int)
  case outputIsNotCode
  case noBugLine
  case bugLineOutside(String, of: Int)

  package var wording: ProblemWording {
    switch self {
    case .nothingToCompare(let kind):
      .error("nothing-to-compare", Self.missing(in: kind))
    case .taskLists(let count):
      .error("choice-lists", "a choice needs exactly one task list, not \(count)")
    case .plainOption:
      .error("plain-option", "an option without a task box", "begin it with [ ] or [x]")
    case .noRightOption:
      .error("no-right-option", "no option is marked as right", "mark it with [x]")
    case .oneOption: .warning("one-option", "a choice with one option is no choice")
    case .numberedLists(let count):
      .error("order-lists", "an order needs exactly one numbered list, not \(count)")
    case .oneStep: .error("one-step", "an order needs two steps at least")
    case .fencedBlocks(let count):
      .error("bug-blocks", "spot-bug needs exactly one fenced block in the prompt, not \(count)")
    case .outputIsNotCode:
      .error("output-not-code", "the part Output has to be one code block")
    case .noBugLine:
      .error("no-bug-line", "spot-bug needs the number of the wrong line", "add lines=3")
    case .bugLineOutside(let line, let count):
      .error("bug-line-outside", "line \(line) is not in the code, which has \(count)")
    }
  }

  private static func missing(in kind: ItemKind) -> String {
    switch kind {
    case .predict: "nothing to compare an answer with: no Output, no Key ideas, no Answer"
    case .exercise: "nothing to compare an answer with: no Solution, no Key ideas, no Answer"
    default: "nothing to compare an answer with: no Answer, no Key ideas"
    }
  }
}
