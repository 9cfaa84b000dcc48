import TrainerCore

/// What the keys of a mock interview do, prompt by prompt.
enum MockHelp {
  /// What can be typed at a prompt.
  static func keys(at prompt: MockPrompt, _ form: MockForm) -> String {
    "\(answer(prompt)) \(commands(prompt, form))Ctrl-D on an empty line leaves; "
      + "trainer mock --resume goes on."
  }

  private static func answer(_ prompt: MockPrompt) -> String {
    switch prompt {
    case .ready: "Enter starts the clock; q leaves, as if nothing had been."
    case .turn(.clarify):
      "Ask what you would ask, a question a line; an empty line says that you have no more."
    case .turn(.points):
      "Type what you would say, a point a line; an empty line says that this is all."
    case .turn(.answer), .followUp: "Type what you would say; Enter says it."
    case .turn(.code):
      "Type or paste the code; a line with only a full stop hands it in. /e opens your editor: "
        + "what it saves is kept, and handed in by Enter or as you go on."
    case .paused: "The clock stands still, for five minutes at most. Enter lets it go on."
    case .rating:
      "0 no · 1 partly · 2 fully. Enter opens the key points; Enter once more takes what your "
        + "words covered."
    case .communication(let most): "A number from 0 to \(most); Enter leaves it out."
    case .challenge: "y keeps your rating; n or Enter takes what your words covered."
    case .checklist(let count):
      "Numbers from 1 to \(count), such as 1 3, for what your code does; Enter for none."
    case .nothing: ""
    }
  }

  private static func commands(_ prompt: MockPrompt, _ form: MockForm) -> String {
    let next = form == .rapid ? "n next question" : "n next phase"
    return switch prompt {
    case .turn(.code):
      "Commands need their slash here: /h hint (half a point) · /p pause (two, five minutes each) "
        + "· /s skip what is asked · /\(next) · /q end and look back · /? this. "
    case .turn, .followUp:
      "h hint (half a point) · p pause (two, five minutes each) · s skip what is asked · \(next) · "
        + "q end\(form == .rapid ? "" : " and look back") · ? this. An answer that begins with a "
        + "slash is written with two. "
    case .rating, .communication, .challenge, .checklist:
      "s leaves this one out · q goes to the report · ? this. "
    case .ready, .paused, .nothing: ""
    }
  }
}
