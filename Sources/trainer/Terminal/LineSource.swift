/// Where lines come from: a pipe or a plain terminal (``LineInput``), or an editor of our own
/// (``LineEditor``).
package protocol LineSource: AnyObject {
  /// Whether a person sits at the other end, and sees prompts.
  var isTerminal: Bool { get }

  /// Asks for an entry and waits for it, or for what comes instead.
  func next(_ prompt: LinePrompt) -> InputEvent

  /// Tells work that takes long of signals; nil where they end the program at once.
  var interruption: Interruption? { get }
}
