public import TrainerScoring

/// Everything that one mock interview asks and listens for, as the decks had it when it started.
public struct MockPlan: Sendable, Hashable {
  /// Which form it has.
  public var form: MockForm

  /// The id of its item; nil for rapid questions, which come from many.
  public var item: String?

  /// What it is called, as Markdown.
  public var title: String

  /// What the candidate is told first, as Markdown.
  public var brief: String

  /// Its time boxes, in order; at least one.
  public var phases: [MockPhase]

  /// What a candidate may ask, with the answers.
  public var clarifying: [ClarifyingQuestion] = []

  /// Ideas that phases listen for.
  public var ideas: [KeyIdea] = []

  /// What has to be decided.
  public var decisions: [MockQuestion] = []

  /// What is always asked at the end.
  public var followUps: [MockQuestion] = []

  /// The questions that a design is marked by, or those of a rapid mock.
  public var questions: [MockQuestion] = []

  /// What the code has to hold.
  public var checkpoints: [MockCheckpoint] = []

  /// Bugs to be named, each a question with one idea.
  public var bugs: [MockQuestion] = []

  /// What to look over before saying that the code is done.
  public var checklist: [String] = []

  /// The finished code, as Markdown.
  public var solution: String?

  /// Hints from the faintest to the plainest, as Markdown.
  public var hints: [String] = []

  /// How many per cent of the points pass.
  public var passMark = Self.usualPassMark

  /// Passes where no deck says otherwise, in per cent.
  public static let usualPassMark = 70

  /// The name that files and lists have for it.
  public var name: String { item ?? form.rawValue }

  /// All time boxes together, in milliseconds.
  public var milliseconds: Int { phases.reduce(0) { $0 + $1.milliseconds } }
}

/// One time box of a mock interview.
public struct MockPhase: Sendable, Hashable {
  /// What happens in a phase.
  public enum Work: String, Sendable, Hashable, CaseIterable {
    /// The candidate asks.
    case clarify

    /// The candidate talks, point by point.
    case talk

    /// The candidate talks, and is then asked what the rubric still misses.
    case deepDive = "deep-dive"

    /// Each decision is asked for.
    case decisions

    /// The candidate writes code.
    case code

    /// The candidate names bugs.
    case bugs

    /// The follow-ups are asked.
    case followUps = "follow-ups"

    /// Rapid questions.
    case rapid
  }

  /// What it is called.
  public var name: String

  /// Its box, in milliseconds.
  public var milliseconds: Int

  /// What happens in it.
  public var work: Work

  /// What the interviewer asks in it, where the deck says so.
  public var asks: [String] = []

  /// Ids of the ideas that are listened for.
  public var ideas: [String] = []

  /// Hints of its own, before those of the whole.
  public var hints: [String] = []
}

/// Something a candidate may ask.
public struct ClarifyingQuestion: Sendable, Hashable {
  /// Ways to ask it.
  public var idea: KeyIdea

  /// What the interviewer says then.
  public var answer: String
}

/// Something that is asked, and the ideas that a good answer holds.
public struct MockQuestion: Sendable, Hashable {
  /// Unique within its list.
  public var id: String

  /// What it belongs to, where the deck names something.
  public var group: String?

  /// What is asked, as Markdown.
  public var text: String

  /// What an answer is scored by.
  public var ideas: [KeyIdea]

  /// The item that is reviewed by what was found.
  public var item: String?

  /// What to read where nothing was found.
  public var read: [String] = []

  /// Hints from the faintest to the plainest, as Markdown.
  public var hints: [String] = []
}

/// Something that the code of a mock has to hold.
public struct MockCheckpoint: Sendable, Hashable {
  /// Unique within its list.
  public var id: String

  /// What it is, for people.
  public var label: String

  /// Patterns of Swift tokens, any of which will do.
  public var patterns: [String]

  /// Ways to say it in words, which count after the code was read.
  public var words: [String]

  /// What the interviewer asks where it is missing.
  public var followUp: String?

  /// The item that is reviewed by what was found.
  public var item: String?

  /// What to read where it was not found.
  public var read: [String] = []
}
