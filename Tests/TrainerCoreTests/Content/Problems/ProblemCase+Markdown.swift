extension ProblemCase {
  /// What Markdown takes in another way than it was meant.
  static let markdown = [
    ProblemCase(
      "open fence",
      #"""
      Q: a?
      A: b

      ```swift
      let x = 1

      """#,
      #"""
      deck.md:4:1: warning: this code is never closed: all that follows belongs to it [open-fence]
         4 | ```swift
           | ^^^^^^^^
      """#),
    ProblemCase(
      "almost a task",
      #"""
      Q: a?
      A: b
      - [ x] c

      """#,
      #"""
      deck.md:3:1: warning: this is text, not a task box [almost-task]
         3 | - [ x] c
           | ^^^^^^^^
        write [ ] or [x]
      """#),
  ]
}
