/// What a candidate said or wrote at one go.
struct Utterance: Sendable, Hashable {
  /// The number of the turn it belongs to.
  let turn: Int

  /// Whether it is code that was handed in.
  var isCode = false

  /// The follow-up that it answers.
  var followUp: String?

  /// What was said, as typed.
  let text: String
}
