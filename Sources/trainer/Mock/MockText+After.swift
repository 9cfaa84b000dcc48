import TrainerCore

extension MockText {
  func closing(_ form: MockForm, _ early: Bool) -> [StyledText] {
    let end = early ? "Ended early." : "That was the interview."
    let next =
      switch form {
      case .design:
        " Now rate yourself: 0 no · 1 partly · 2 fully. Answer aloud, then Enter opens the key points."
          + " q goes to the report, which takes what was found for the rest."
      case .coding: " Now look back at it; q goes to the report."
      case .rapid: ""
      }
    return [StyledText("")] + words(end + next)
  }

  func rating(_ question: MockQuestion, _ number: Int, _ count: Int) -> [StyledText] {
    let group = question.group.map { $0 + signs.dot } ?? ""
    let label = StyledText("\(number)/\(count) \(group)", .bold)
    let line = reading.with(width: nil).line(of: question.text).flatMap(\.spans)
    return [StyledText("")] + StyledText(spans: label.spans + line).wrapped(to: width)
  }

  func points(_ ideas: [HeardIdea], _ found: Int) -> [StyledText] {
    ideas.flatMap { heard in
      let quote = heard.quote.map { ": " + quoted($0) } ?? ""
      return switch heard.standing {
      case .unasked: marked(signs.right, heard.label + quote, .green)
      case .prompted: marked(signs.nearly, "\(heard.label), after a prompt\(quote)", .magenta)
      case .missing: marked(signs.wrong, heard.label, .red)
      case .contradicted:
        marked(signs.contradicted, "\(heard.label), you said the opposite\(quote)", .red)
      }
    } + words("Your words cover \(found). Your rating 0, 1 or 2; Enter takes \(found)", .faint)
  }

  func checklist(_ lines: [String]) -> [StyledText] {
    words("Which of these does your code do? Numbers, such as 1 3, or Enter for none:")
      + lines.enumerated().flatMap { number, line in
        reading.lines(of: line, behind: StyledText("  \(number + 1) "))
      }
  }
}

extension MockText {
  private func quoted(_ words: String) -> String {
    signs.quotes.open + signs.twin(of: words) + signs.quotes.close
  }
}
