/// What is asked for, and what helps to answer.
package struct LinePrompt {
  /// What stands before the text.
  package var text: String

  /// What was entered before and can be had again, the oldest first.
  package var history: [String] = []

  /// What ends the entry.
  package var ending = Ending.enter

  /// Characters that are the whole entry when they are the first thing typed, without Enter.
  package var answersAtOnce: Set<Character> = []

  /// What stands there to begin with.
  package var draft = ""

  /// How the name of the file ends in which a text is edited elsewhere.
  package var fileNameEnding = ".md"

  /// Tells what the text before the cursor may go on with; nil where nothing can be completed.
  package var completions: ((String) -> Completions)?

  /// Called when the person has cleared the screen: shows again what the line is an answer to.
  package var whenCleared: (() -> Void)?

  /// Called about once a second with the text so far; what it returns is shown from then on.
  ///
  /// Where the terminal's driver edits the line it is called for each line of a longer entry, and when
  /// the program goes on after it was stopped.
  package var everySecond: ((String) -> Second)?

  /// What a second changes.
  package struct Second: Sendable, Hashable {
    /// A line above the prompt.
    package var status: String?

    /// What now stands before the text; nil leaves it.
    package var prompt: String?

    package init(status: String? = nil, prompt: String? = nil) {
      self.status = status
      self.prompt = prompt
    }
  }

  /// What ends an entry.
  package enum Ending {
    case enter

    /// A line with only a full stop; Enter begins another line.
    ///
    /// Enter ends a first line too when `isWhole` says that nothing can follow it: a command.
    case fullStop(isWhole: (String) -> Bool)
  }

  /// Asks with some text before the line.
  package init(_ text: String) { self.text = text }
}

/// What a word may become.
package struct Completions: Sendable, Hashable {
  /// The end of the text before the cursor that a candidate takes the place of.
  package var word: String

  /// What it may become, in the order in which they are shown.
  package var candidates: [String]

  package init(of word: String, _ candidates: [String]) {
    self.word = word
    self.candidates = candidates
  }

  /// The longest beginning that all candidates have.
  var sharedBeginning: String {
    guard var shared = candidates.first else { return "" }
    for candidate in candidates.dropFirst() { shared = shared.commonPrefix(with: candidate) }
    return shared
  }
}

extension String {
  private func characters(sharedWith other: String) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }

  fileprivate func commonPrefix(with other: String) -> String {
    String(prefix(characters(sharedWith: other)))
  }
}
