extension ProblemCase {
  /// What is wrong with short cards and deletions.
  static let cards = [
    ProblemCase(
      "answer without question",
      #"""
      Q: a?
      A: b

      ---

      A: c

      """#,
      #"""
      deck.md:6:1: error: A: without a Q: before it [answer-without-question]
         6 | A: c
           | ^^
      """#),
    ProblemCase(
      "question without answer",
      #"""
      Q: a?

      Q: b?
      A: c

      """#,
      #"""
      deck.md:1:1: error: Q: without an A: [question-without-answer]
         1 | Q: a?
           | ^^
        add a line A: with the answer
      """#),
    ProblemCase(
      "answer before question",
      #"""
      A: b
      Q: a?

      """#,
      #"""
      deck.md:1:1: error: A: comes before its Q: [answer-before-question]
         1 | A: b
           | ^^
        put the line Q: first
      """#),
    ProblemCase(
      "second answer",
      #"""
      Q: a?
      A: b
      A: c

      """#,
      #"""
      deck.md:3:1: error: a second A: for one Q: [second-answer]
         3 | A: c
           | ^^
        is a Q: missing before it?
      """#),
    ProblemCase(
      "empty question",
      #"""
      Q:
      A: b

      """#,
      #"""
      deck.md:1:1: error: Q: with nothing to ask [empty-question]
         1 | Q:
           | ^^
      """#),
    ProblemCase(
      "empty answer",
      #"""
      Q: a?
      A:  

      """#,
      #"""
      deck.md:2:1: error: A: with nothing to say [empty-answer]
         2 | A:  
           | ^^
      """#),
    ProblemCase(
      "empty cloze",
      #"""
      C:

      """#,
      #"""
      deck.md:1:1: error: C: with no text [empty-cloze]
         1 | C:
           | ^^
      """#),
    ProblemCase(
      "too many deletions",
      "C: " + String(repeating: "[a]", count: 101) + "\n",
      #"""
      deck.md:1:304: error: more than 100 deletions; those after them are shown [too-many-deletions]
         1 | …][a][a][a][a][a][a][a][a][a][a][a][a][a][a][a][a][a][a][a][a][a][a][a][a][a][a][a][a][a][a]
           |                                                                                          ^^^
        make several items of it
      """#),
    ProblemCase(
      "nothing in brackets",
      #"""
      C: a

      """#,
      #"""
      deck.md:1:1: error: cloze without deletion: nothing is hidden [nothing-hidden]
         1 | C: a
           | ^^
        put [ ] around the words to hide
      """#),
    ProblemCase(
      "nothing in braces",
      #"""
      ## a {kind=cloze}

      b

      """#,
      #"""
      deck.md:1:4: error: cloze without deletion: nothing is hidden [nothing-hidden]
         1 | ## a {kind=cloze}
           |    ^
        put {{ }} around the words to hide
      """#),
    ProblemCase(
      "open braces",
      #"""
      ## a {kind=cloze}

      {{b}} {{c

      """#,
      #"""
      deck.md:3:7: warning: {{ without }} hides nothing [open-deletion]
         3 | {{b}} {{c
           |       ^^
      """#),
  ]
}
