import TrainerCore
import TrainerScheduling
import TrainerText

/// How much there is to do today, for a person: in all, then deck by deck.
struct DuePage {
  let overview: DueOverview

  /// The lines; decks with nothing to do are left out.
  var lines: [StyledText] {
    guard overview.total.total > 0 else { return [StyledText("nothing is due\(next)")] }
    let decks = overview.decks.filter { $0.counts.total > 0 }
    let width = decks.map(\.name.displayWidth).max() ?? 0
    return [StyledText(words(overview.total), .bold)]
      + decks.map { "  \($0.name.padded(to: width))  \(words($0.counts))" }
  }

  private var next: String {
    guard let moment = overview.next else { return "" }
    return "; the next comes back on \(moment.dayAndTime)"
  }

  private func words(_ counts: DueOverview.Counts) -> String {
    [(counts.due, "due"), (counts.learning, "learning"), (counts.new, "new")]
      .filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)" }
      .joined(separator: ", ")
  }
}

extension Moment {
  /// The date and the time of day, to the minute, as its wall clock showed them.
  var dayAndTime: String {
    let text = iso8601
    return "\(text.prefix(10)) \(text.dropFirst(11).prefix(5))"
  }
}
