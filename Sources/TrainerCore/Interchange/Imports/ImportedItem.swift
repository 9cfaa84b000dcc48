import TrainerScheduling

/// An item as another program had it, before it has an id here.
struct ImportedItem: Sendable, Hashable {
  /// What it asks, beyond its texts.
  enum Task: Sendable, Hashable {
    /// A question answered from memory.
    case recall(ItemKind)

    /// The prompt holds `{{hidden::hint}}`.
    case cloze

    case choice([Option])
  }

  /// An option of a choice, as Markdown.
  struct Option: Sendable, Hashable {
    var text: String
    var isRight: Bool
    var explanation = ""
  }

  var task: Task

  /// The line of the file that it begins on, from 1.
  var line: Int

  /// The question on one line, as Markdown; empty where the prompt says it all.
  var title = ""

  /// The rest of the question, as Markdown.
  var prompt = ""

  /// The answer, as Markdown.
  var answer = ""

  var topic: String?
  var tags: [String] = []

  /// The labels of its key ideas.
  var ideas: [String] = []

  /// Where the facts come from, as Markdown.
  var source = ""

  /// The id that it has in another home.
  var id: String?

  /// What happened to it before.
  var reviews: [Review] = []

  /// A review in another program.
  struct Review: Sendable, Hashable {
    /// Which deletion of a cloze was asked, from 0.
    var deletion = 0
    var moment: Moment
    var rating: Rating
    var milliseconds = 0

    /// The day on which it was due next, where that is known.
    var due: StudyDay?
  }

  /// The name of its kind in a deck.
  var kind: ItemKind {
    switch task {
    case .recall(let kind): kind
    case .cloze: .cloze
    case .choice: .choice
    }
  }
}

extension ImportedItem {
  /// A question in Markdown: its first paragraph is the title where it fits into a line.
  init(_ task: Task, question: String, answer: String, line: Int) {
    self.init(task: task, line: line, answer: answer)
    (title, prompt) = task == .cloze ? ("", question) : Self.parts(of: question)
  }

  private static func parts(of question: String) -> (title: String, prompt: String) {
    let lines = question.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let end = lines.firstIndex(where: \.isBlankLine) ?? lines.endIndex
    let paragraph = lines[..<end].map { line in
      String((line.hasSuffix("\\") ? line.dropLast() : line).trimmed)
    }
    let title = paragraph.joined(separator: " ")
    guard !title.isEmpty, title.count <= 160, !paragraph.contains(where: Self.beginsBlock) else {
      return ("", question)
    }
    return (title, Array(lines[end...]).joinedText)
  }

  /// Whether a line is more than running text, so that it cannot stand in a heading.
  private static func beginsBlock(_ line: String) -> Bool {
    let word = line.prefix { !$0.isWhitespace }
    let isNumber = word.count > 1 && word.dropLast().allSatisfy(\.isNumber)
    return ["```", "~~~", "<", ">", "|", "#"].contains { line.hasPrefix($0) }
      || ["-", "*", "+"].contains(word) || isNumber && (word.hasSuffix(".") || word.hasSuffix(")"))
      || line.contains(" | ")
  }
}
