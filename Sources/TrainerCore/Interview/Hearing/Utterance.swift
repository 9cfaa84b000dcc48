/// What a candidate said or wrote at one go.
struct Utterance: Sendable {
  /// The number of the turn it belongs to.
  let turn: Int

  /// The question of that turn, by its id.
  var question = ""

  /// What is listened for in that turn, by the ids of the ideas.
  var ideas: Set<String> = []

  /// Whether it is code that was handed in.
  var isCode = false

  /// The follow-up that it answers, and the idea that was asked for.
  var followUp: (question: String, idea: String)?

  /// What was said, as typed.
  let text: String
}
