extension ProblemCase {
  /// What front matter says wrong.
  static let frontMatter = [
    ProblemCase(
      "front matter without an end",
      #"""
      ---
      title: x

      Q: a?
      A: b

      """#,
      #"""
      deck.md:1:1: error: no closing --- for the front matter that begins here [front-matter-open]
         1 | ---
           | ^^^
        end it with a line --- before the first card or heading
      """#),
    ProblemCase(
      "front matter behind a blank line",
      #"""

      ---
      title: x
      ---
      Q: a?
      A: b

      """#,
      #"""
      deck.md:2:1: warning: front matter must start on line 1; here --- is a rule [front-matter-late]
         2 | ---
           | ^^^
        remove the lines before it
      """#),
    ProblemCase(
      "unknown key",
      #"""
      ---
      topci: x
      ---
      Q: a?
      A: b

      """#,
      #"""
      deck.md:2:1: warning: unknown key topci [unknown-key]
         2 | topci: x
           | ^^^^^
        did you mean topic?
      """#),
    ProblemCase(
      "list for one value",
      #"""
      ---
      topic: [a, b]
      ---
      Q: a?
      A: b

      """#,
      #"""
      deck.md:2:1: error: topic takes one value, not a list [list-for-one-value]
         2 | topic: [a, b]
           | ^^^^^
      """#),
    ProblemCase(
      "unknown kind in front matter",
      #"""
      ---
      kind: edgecase
      ---
      ## a

      ### Answer
      b

      """#,
      #"""
      deck.md:2:7: error: unknown kind edgecase [unknown-kind]
         2 | kind: edgecase
           |       ^^^^^^^^
        did you mean edge-case?
      """#),
    ProblemCase(
      "bad evidence",
      #"""
      ---
      evidence: mesured
      ---
      Q: a?
      A: b

      """#,
      #"""
      deck.md:2:11: warning: evidence is "mesured", expected one of measured, documented, derived [bad-value]
         2 | evidence: mesured
           |           ^^^^^^^
        did you mean measured?
      """#),
    ProblemCase(
      "bad minutes",
      #"""
      ---
      minutes: ten
      ---
      Q: a?
      A: b

      """#,
      #"""
      deck.md:2:10: warning: minutes is "ten", expected a number from 1 [bad-value]
         2 | minutes: ten
           |          ^^^
      """#),
  ]
}
