extension ProblemCase {
  /// What is wrong with the parts of items.
  static let parts = [
    ProblemCase(
      "unknown part",
      #"""
      ## a {#a}

      ### Anwser
      b

      ### Key ideas
      - b: c | d | e f

      """#,
      #"""
      deck.md:3:5: error: unknown part "Anwser" [unknown-part]
         3 | ### Anwser
           |     ^^^^^^
        did you mean Answer?
      """#),
    ProblemCase(
      "likely part",
      #"""
      ## a

      ### Anwser
      b

      Q: a?
      A: b

      """#,
      #"""
      deck.md:3:5: warning: "Anwser" names no part, so this section is no item [likely-part]
         3 | ### Anwser
           |     ^^^^^^
        did you mean Answer?
      """#),
    ProblemCase(
      "part twice",
      #"""
      ## a {#a}

      ### Answer
      b

      ### Answer
      c

      """#,
      #"""
      deck.md:6:5: error: a second part Answer; only Hint may be repeated [part-twice]
         6 | ### Answer
           |     ^^^^^^
      """#),
    ProblemCase(
      "part of another kind",
      #"""
      ## a {#a}

      ### Answer
      b

      ### Output
      c

      """#,
      #"""
      deck.md:6:5: error: the kind card has no part Output [part-other-kind]
         6 | ### Output
           |     ^^^^^^
      """#),
    ProblemCase(
      "empty part",
      #"""
      ## a {#a}

      ### Answer
      b

      ### Source

      """#,
      #"""
      deck.md:6:5: warning: the part Source is empty [empty-part]
         6 | ### Source
           |     ^^^^^^
      """#),
    ProblemCase(
      "ideas without a list",
      #"""
      ## a {#a}

      ### Answer
      b

      ### Key ideas
      c

      """#,
      #"""
      deck.md:7:1: error: the part Key ideas has to be a list [part-no-list]
         7 | c
           | ^
        begin each line with -
      """#),
    ProblemCase(
      "text beside a list",
      #"""
      ## a {#a}

      ### Key ideas
      These:

      - b: c | d | e f

      """#,
      #"""
      deck.md:4:1: warning: only the list counts in the part Key ideas [part-not-only-list]
         4 | These:
           | ^^^^^^
      """#),
  ]
}
