import TrainerScoring

/// A mock interview on paper, as Markdown: a page for the candidate and one for the interviewer.
public struct MockPaper: Sendable {
  private let plan: MockPlan

  /// Takes what is to be printed.
  public init(_ plan: MockPlan) { self.plan = plan }

  /// Both pages.
  public var text: String {
    var blocks = ["# \(plan.title)", "\(plan.form.rawValue), \(plan.milliseconds.asClock)"]
    blocks += [plan.brief, "## Phases", phases]
    if plan.form == .rapid {
      blocks += ["## Questions", numbered(plan.questions.map(\.text))]
    }
    blocks.append("# For the interviewer")
    blocks += section(
      "Answers, when asked", plan.clarifying.map { "\($0.idea.label): \($0.answer)" })
    blocks += section("Points to listen for", plan.ideas.map(line))
    blocks += section(
      "Checkpoints",
      plan.checkpoints.map { checkpoint in
        checkpoint.label + (checkpoint.followUp.map { " (ask: \($0))" } ?? "")
      })
    blocks += section("Bugs", plan.bugs.flatMap(\.ideas).map(line))
    blocks += section("Decisions", plan.decisions.map(withIdeas))
    blocks += section("Follow-ups", plan.followUps.map(withIdeas))
    blocks += section("Checklist", plan.checklist)
    if !plan.questions.isEmpty { blocks += ["## Marks: 0, 1 or 2 each", marks] }
    blocks.append(pass)
    if let solution = plan.solution { blocks += ["## Solution", solution] }
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var phases: String {
    numbered(
      plan.phases.map { phase in
        "\(phase.name) · \(phase.milliseconds.asClock)" + phase.asks.map { "\\\n\($0)" }.joined()
      })
  }

  private var marks: String {
    numbered(
      plan.questions.map { question in
        "\(question.group.map { "**\($0):** " } ?? "")\(question.text)"
          + question.ideas.map { "\n- \(line($0))" }.joined()
      })
  }

  private var pass: String {
    let most = plan.form == .coding ? plan.checkpoints.count : 2 * plan.questions.count
    return most == 0 ? "" : "\(plan.passMark) % of \(most) points pass; a hint costs half a point."
  }

  private func withIdeas(_ question: MockQuestion) -> String {
    question.text + question.ideas.map { "\n  - \(line($0))" }.joined()
  }

  private func line(_ idea: KeyIdea) -> String {
    idea.label + (idea.isEssential ? " (essential)" : "")
      + (idea.followUp.map { " (ask: \($0))" } ?? "")
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["## \(title)", lines.map { "- \($0)" }.joined(separator: "\n")]
  }

  private func numbered(_ lines: [String]) -> String {
    lines.enumerated().map { number, text in
      let place = "\(number + 1). "
      return place + text.indented(by: place.count)
    }.joined(separator: "\n")
  }
}

extension String {
  /// The text with all lines but the first indented by so many blanks, as its place in a list needs it.
  fileprivate func indented(by count: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { $0 == 0 || $1.isEmpty ? String($1) : String(repeating: " ", count: count) + $1 }
      .joined(separator: "\n")
  }
}
