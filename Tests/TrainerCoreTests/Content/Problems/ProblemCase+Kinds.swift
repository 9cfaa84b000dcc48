extension ProblemCase {
  /// What kinds ask for and do not find.
  static let kinds = [
    ProblemCase(
      "nothing to compare",
      #"""
      ## a {#a}

      b

      """#,
      #"""
      deck.md:1:4: error: nothing to compare an answer with: no Answer, no Key ideas [nothing-to-compare]
         1 | ## a {#a}
           |    ^
      """#),
    ProblemCase(
      "predict with nothing",
      #"""
      ## a {kind=predict}

      b

      """#,
      #"""
      deck.md:1:4: error: nothing to compare an answer with: no Output, no Key ideas, no Answer [nothing-to-compare]
         1 | ## a {kind=predict}
           |    ^
      """#),
    ProblemCase(
      "exercise with nothing",
      #"""
      ## a {kind=exercise}

      b

      """#,
      #"""
      deck.md:1:4: error: nothing to compare an answer with: no Solution, no Key ideas, no Answer [nothing-to-compare]
         1 | ## a {kind=exercise}
           |    ^
      """#),
    ProblemCase(
      "choice without a list",
      #"""
      ## a {kind=choice}

      b

      """#,
      #"""
      deck.md:1:4: error: a choice needs exactly one task list, not 0 [choice-lists]
         1 | ## a {kind=choice}
           |    ^
      """#),
    ProblemCase(
      "choice with two lists",
      #"""
      ## a {#a}

      - [x] b
      - [ ] c

      or

      - [x] d

      """#,
      #"""
      deck.md:8:1: error: a choice needs exactly one task list, not 2 [choice-lists]
         8 | - [x] d
           | ^^^^^^^
      """#),
    ProblemCase(
      "option without a box",
      #"""
      ## a {#a}

      - [x] b
      - c

      """#,
      #"""
      deck.md:4:1: error: an option without a task box [plain-option]
         4 | - c
           | ^^^
        begin it with [ ] or [x]
      """#),
    ProblemCase(
      "no right option",
      #"""
      ## a {#a}

      - [ ] b
      - [ ] c

      """#,
      #"""
      deck.md:1:4: error: no option is marked as right [no-right-option]
         1 | ## a {#a}
           |    ^
        mark it with [x]
      """#),
    ProblemCase(
      "one option",
      #"""
      ## a {#a}

      - [x] b

      """#,
      #"""
      deck.md:3:1: warning: a choice with one option is no choice [one-option]
         3 | - [x] b
           | ^^^^^^^
      """#),
    ProblemCase(
      "order without a list",
      #"""
      ## a {kind=order}

      b

      """#,
      #"""
      deck.md:1:4: error: an order needs exactly one numbered list, not 0 [order-lists]
         1 | ## a {kind=order}
           |    ^
      """#),
    ProblemCase(
      "order of one step",
      #"""
      ## a {kind=order}

      1. b

      """#,
      #"""
      deck.md:3:1: error: an order needs two steps at least [one-step]
         3 | 1. b
           | ^^^^
      """#),
    ProblemCase(
      "bug without code",
      #"""
      ## a {kind=spot-bug lines=1}

      b

      """#,
      #"""
      deck.md:1:4: error: spot-bug needs exactly one fenced block in the prompt, not 0 [bug-blocks]
         1 | ## a {kind=spot-bug lines=1}
           |    ^
      """#),
    ProblemCase(
      "output that is no code",
      #"""
      ## a {kind=predict}

      ### Output
      1

      """#,
      #"""
      deck.md:3:5: error: the part Output has to be one code block [output-not-code]
         3 | ### Output
           |     ^^^^^^
      """#),
    ProblemCase(
      "bug without a line",
      #"""
      ## a {kind=spot-bug}

      ```
      b
      ```

      """#,
      #"""
      deck.md:1:4: error: spot-bug needs the number of the wrong line [no-bug-line]
         1 | ## a {kind=spot-bug}
           |    ^
        add lines=3
      """#),
    ProblemCase(
      "bug outside the code",
      #"""
      ## a {kind=spot-bug lines=2}

      ```
      b
      ```

      """#,
      #"""
      deck.md:1:27: error: line 2 is not in the code, which has 1 [bug-line-outside]
         1 | ## a {kind=spot-bug lines=2}
           |                           ^
      """#),
  ]
}
