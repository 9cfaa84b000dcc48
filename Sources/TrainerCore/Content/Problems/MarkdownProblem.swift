/// What Markdown takes in another way than its author can have meant.
package enum MarkdownProblem: ContentProblem {
  case openFence
  case almostTask

  package var wording: ProblemWording {
    switch self {
    case .openFence:
      .warning("open-fence", "this code is never closed: all that follows belongs to it")
    case .almostTask:
      .warning("almost-task", "this is text, not a task box", "write [ ] or [x]")
    }
  }
}
