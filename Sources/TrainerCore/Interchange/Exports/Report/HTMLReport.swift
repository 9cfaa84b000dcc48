import TrainerScheduling

/// Progress as one page: no script, no other file; light, dark and on paper.
public struct HTMLReport: Sendable {
  private let source: ReportSource

  /// Prepares the page.
  public init(_ source: ReportSource) { self.source = source }

  /// What a file of this program begins with.
  public static let beginning = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="generator" content="trainer">

    """

  /// The whole page.
  public var text: String {
    let title = "Interview practice, \(source.statistics.today.iso)"
    return Self.beginning + """
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(ReportStyle.css)
      </style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>
      \(sections.joined())
      </main>
      </body>
      </html>

      """
  }

  private var sections: [String] {
    if source.statistics.answers.count == 0 {
      return [
        figures, "<p>Nothing was answered yet. The charts come with the first answers.</p>\n",
      ]
    }
    return [figures, calendar, retention, forecast, topics, lessons, kinds, ideas, mocks, leeches]
  }

  private func section(_ title: String, _ content: String, _ note: String = "") -> String {
    guard !content.isEmpty else { return "" }
    let text = note.isEmpty ? "" : "<p class=\"note\">\(HTMLText.escaped(note))</p>\n"
    return "<section>\n<h2>\(HTMLText.escaped(title))</h2>\n\(text)\(content)</section>\n"
  }
}

// MARK: - Sections

extension HTMLReport {
  private var figures: String {
    let rows = ReportFigure.all(of: source).map { [$0.name, $0.value] }
    let since = source.statistics.since.map { " since \($0.iso)" } ?? ""
    return section("At a glance", HTMLText.table("Figures\(since)", [], rows))
  }

  private var calendar: String {
    section(
      "The last year", CalendarChart(source.statistics).svg,
      "Answers on each day; the stronger the colour, the more.")
  }

  private var retention: String {
    section(
      "Retention by week", RetentionChart(source.statistics, desired: desiredRetention).svg,
      "Of the questions in review that were due, how many were not forgotten. "
        + "The broken line is what you want.")
  }

  private var forecast: String {
    section(
      "The next 30 days", ForecastChart(source.statistics).svg,
      "Questions that come back, as far as it is known today.")
  }

  private var topics: String {
    let table = GroupsTable(source.statistics.topics)
    return table.isEmpty
      ? "" : section("Topics", TopicChart(table.groups).svg + table.html("Topics", "topic"))
  }

  private var lessons: String {
    let table = GroupsTable(source.statistics.lessons)
    return table.groups.count > 1 ? section("Lessons", table.html("Lessons", "lesson")) : ""
  }

  private var kinds: String {
    let table = GroupsTable(source.statistics.kinds)
    return table.groups.count > 1 ? section("Kinds", table.html("Kinds", "kind")) : ""
  }

  private var ideas: String {
    let rows = source.statistics.ideas.prefix(15).map {
      [$0.label, "\($0.tally.missed) of \($0.tally.total)".unbroken, $0.item]
    }
    return rows.isEmpty
      ? ""
      : section(
        "Ideas that were missed",
        HTMLText.table("Ideas, the weakest first", ["idea", "missed", "item"], rows))
  }

  private var mocks: String {
    let rows = source.mocks.suffix(20).reversed().map {
      [
        String($0.started.iso8601.prefix(10)), $0.form, $0.title,
        "\(points($0.found)) of \(points($0.possible))".unbroken,
        $0.isPassed ? "passed" : "not yet",
      ]
    }
    return rows.isEmpty
      ? ""
      : section(
        "Mock interviews",
        HTMLText.table(
          "Mock interviews, the latest first", ["day", "form", "about", "found", "result"], rows))
  }

  private var leeches: String {
    let leeches = source.statistics.leeches
    let entries = leeches.map { key in
      let title = source.library[key.item]?.title ?? ""
      return "<li>\(HTMLText.escaped(title.isEmpty ? key.description : "\(title) (\(key))"))</li>\n"
    }
    return leeches.isEmpty
      ? "" : section("Forgotten again and again", "<ul>\n\(entries.joined())</ul>\n")
  }

  private var desiredRetention: Double {
    source.library.progress.settings.scheduling.desiredRetention
  }
}

extension String {
  /// Figures that stay on one line.
  var unbroken: String { replacing(" ", with: "\u{A0}") }
}
