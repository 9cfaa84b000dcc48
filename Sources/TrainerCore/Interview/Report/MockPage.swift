import TrainerScheduling
import TrainerScoring
import TrainerText

/// A mock interview as Markdown: the transcript that is kept, and the report in it.
public struct MockPage: Sendable {
  let record: MockRecord
  let session: MockSession
  let trend: [MockSummary]

  /// A page of a record and the interview that it holds; `trend` are finished mocks of the same kind
  /// before this one, the oldest first.
  public init(record: MockRecord, session: MockSession, trend: [MockSummary] = []) {
    self.record = record
    self.session = session
    self.trend = trend
  }

  /// All of it: what was asked, what was said, and the report where there is one.
  public var transcript: String {
    var blocks = ["# \(heading)", facts]
    if !record.plan.brief.isEmpty { blocks.append(record.plan.brief) }
    blocks += session.entries.map(block)
    if session.isFinished {
      blocks += report(isShort: false)
      if let solution = record.plan.solution { blocks += ["# Solution", solution] }
    } else if !record.draft.isEmpty {
      blocks += ["Being typed when this was written:", quote(record.draft)]
    }
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The result in one line.
  public var result: String {
    let report = session.report
    if report.most == 0 { return "Nothing was marked." }
    let found =
      report.form == .design
      ? " · found \(report.found), \(report.foundPasses ? "passed" : "not passed")" : ""
    return "\(report.total) of \(report.most), \(report.passes ? "passed" : "not passed")\(found)"
  }

  private var heading: String {
    record.plan.form == .rapid
      ? "Mock interview: rapid questions" : "Mock interview: \(record.plan.title)"
  }

  private var facts: String {
    let parts = [
      record.plan.form.rawValue,
      String(record.started.iso8601.prefix(16)).replacing("T", with: " "),
      record.plan.milliseconds.asClock,
    ]
    return (parts + (session.isFinished ? [] : ["not finished"])).joined(separator: " · ")
  }

  private func block(_ entry: MockEntry) -> String {
    switch entry.kind {
    case .phase(let number):
      let used = session.clock.used(at: record.savedAt)
      let phase = record.plan.phases[number]
      return "## \(number + 1) \(phase.name.escapedMarkdown) · \(used[number].asClock) of "
        + phase.milliseconds.asClock
    case .interviewer: return "**Interviewer:** \(entry.text)"
    case .candidate: return "\(entry.after.asClock)\n\n\(quote(entry.text))"
    case .code: return "\(entry.after.asClock)\n\n\(fence(entry.text))"
    case .note: return "*\(entry.after.asClock) \(entry.text.escapedMarkdown)*"
    }
  }

  private func quote(_ text: String) -> String {
    VisibleText(text).text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "> \(String($0).escapedMarkdown)" }.joined(separator: "\n")
  }

  /// Code in a fence that nothing in it can close.
  private func fence(_ code: String) -> String {
    var longest = 2
    var run = 0
    for character in code {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)swift\n\(VisibleText(code).text)\n\(fence)"
  }
}

extension Int {
  /// Milliseconds as minutes and seconds, `3:05`; what is negative has its sign.
  public var asClock: String {
    let seconds = magnitude / 1000
    let rest = seconds % 60
    return "\(self < 0 && seconds > 0 ? "-" : "")\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension String {
  /// The text without line ends behind it.
  var withoutFinalLineEnds: String {
    guard let last = lastIndex(where: { !$0.isNewline }) else { return "" }
    return String(self[...last])
  }

  /// The text as Markdown that says nothing but it, on one line each.
  var escapedMarkdown: String {
    var escaped = ""
    var isAtStart = true
    for character in self {
      let isSign =
        "\\`*_[]<>&#|~$".contains(character) || isAtStart && "-+=0123456789".contains(character)
      if isSign, !character.isNumber { escaped.append("\\") }
      // A number at the beginning of a line would begin a list.
      if character == "." || character == ")", escaped.isOrdinal { escaped.append("\\") }
      escaped.append(character)
      isAtStart = isAtStart && character.isWhitespace
    }
    return escaped
  }

  private var isOrdinal: Bool { !isEmpty && utf8.count < 10 && allSatisfy(\.isNumber) }
}
