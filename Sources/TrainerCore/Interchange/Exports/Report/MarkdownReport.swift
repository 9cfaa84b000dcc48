import TrainerScheduling
import TrainerText

/// A summary of progress to paste somewhere, as Markdown.
public struct MarkdownReport: Sendable {
  private let source: ReportSource

  /// Prepares the summary.
  public init(_ source: ReportSource) { self.source = source }

  /// What a file of this program begins with.
  public static let beginning = "# Interview practice, "

  /// The whole text.
  public var text: String {
    let blocks = ([figures] + groups + [ideas, mocks, leeches]).filter { !$0.isEmpty }
    return Self.beginning + "\(source.statistics.today.iso)\n\n" + blocks.joined(separator: "\n\n")
      + "\n"
  }

  private var figures: String {
    let statistics = source.statistics
    let rows = ReportFigure.all(of: source).map { "| \($0.name) | \($0.value.inTable) |" }
    let since = statistics.since.map { "Since \($0.iso).\n\n" } ?? ""
    return since + (["| | |", "|---|---|"] + rows).joined(separator: "\n")
  }

  /// A table of topics, and of lessons and kinds where there are several.
  private var groups: [String] {
    let statistics = source.statistics
    return [
      table("Topics", "topic", statistics.topics),
      statistics.lessons.count > 1 ? table("Lessons", "lesson", statistics.lessons) : "",
      statistics.kinds.count > 1 ? table("Kinds", "kind", statistics.kinds) : "",
    ]
  }

  private func table(_ title: String, _ column: String, _ groups: [GroupFigures]) -> String {
    let seen = GroupsTable(groups)
    if seen.isEmpty { return "" }
    let rows = seen.groups.map {
      "| \($0.name.inTable) | \(percent($0.recall)) | \(percent($0.retention.value))"
        + " | \($0.seen) of \($0.questions) |"
    }
    return
      ([
        "## \(title)", "", "| \(column) | recall | retention | seen |", "|---|---:|---:|---:|",
      ] + rows)
      .joined(separator: "\n")
  }

  private var ideas: String {
    let weak = source.statistics.ideas.prefix(10)
    if weak.isEmpty { return "" }
    let lines = weak.map {
      "- \($0.label.inLine): missed \($0.tally.missed) of \($0.tally.total) (`\($0.item)`)"
    }
    return "## Ideas that were missed\n\n" + lines.joined(separator: "\n")
  }

  private var mocks: String {
    if source.mocks.isEmpty { return "" }
    let rows = source.mocks.suffix(10).map {
      "| \($0.started.iso8601.prefix(10)) | \($0.form) | \($0.title.inTable)"
        + " | \(points($0.found)) of \(points($0.possible)) | \($0.isPassed ? "passed" : "not yet") |"
    }
    return
      (["## Mock interviews", "", "| day | form | about | found | |", "|---|---|---|---:|---|"]
      + rows).joined(separator: "\n")
  }

  private var leeches: String {
    let leeches = source.statistics.leeches
    if leeches.isEmpty { return "" }
    return "## Forgotten again and again\n\n"
      + leeches.map { "- `\($0)`" }.joined(separator: "\n")
  }
}

extension String {
  /// The text on one line, with what Markdown would read as markup escaped.
  fileprivate var inLine: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return VisibleText(line).text.reduce(into: "") { text, character in
      if "\\`*_[]<>#&~".contains(character) { text.append("\\") }
      text.append(character)
    }
  }

  /// The same in the cell of a table.
  fileprivate var inTable: String { inLine.replacing("|", with: "\\|") }
}

/// A share as a person reads it; a dash where there is none.
func percent(_ share: Double?) -> String {
  share.map { "\(Int(($0 * 100).rounded())) %" } ?? "–"
}

/// Points without a fraction that is nothing.
func points(_ value: Double) -> String {
  value == value.rounded() ? "\(Int(value))" : "\((value * 10).rounded() / 10)"
}
