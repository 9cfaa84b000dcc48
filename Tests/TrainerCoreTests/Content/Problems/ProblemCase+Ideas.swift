extension ProblemCase {
  /// What is wrong with key ideas.
  static let ideas = [
    ProblemCase(
      "idea without a label",
      #"""
      ## a {#a}

      ### Key ideas
      - : c | d | e f

      """#,
      #"""
      deck.md:4:3: error: an idea without a label before its forms [idea-without-label]
         4 | - : c | d | e f
           |   ^^^^^^^^^^^^^
      """#),
    ProblemCase(
      "idea that is code",
      #"""
      ## a {#a}

      ### Answer
      b

      ### Key ideas
      - ```
        c
        ```

      """#,
      #"""
      deck.md:7:1: error: an idea without a label before its forms [idea-without-label]
         7 | - ```
           | ^^^^^
      """#),
    ProblemCase(
      "unknown field of an idea",
      #"""
      ## a {#a}

      ### Key ideas
      - b: c | d | e f
        - weihgt: 2

      """#,
      #"""
      deck.md:5:5: error: "weihgt: 2" is none of essential, weight, not, ask, id [unknown-idea-field]
         5 |   - weihgt: 2
           |     ^^^^^^^^^
        did you mean weight?
      """#),
    ProblemCase(
      "field of an idea twice",
      #"""
      ## a {#a}

      ### Key ideas
      - b: c | d | e f
        - weight: 2
        - weight: 3

      """#,
      #"""
      deck.md:6:5: error: a second weight for one idea [idea-field-twice]
         6 |   - weight: 3
           |     ^^^^^^^^^
      """#),
    ProblemCase(
      "empty field of an idea",
      #"""
      ## a {#a}

      ### Key ideas
      - b: c | d | e f
        - ask:

      """#,
      #"""
      deck.md:5:5: error: ask: with nothing behind it [empty-idea-field]
         5 |   - ask:
           |     ^^^^
      """#),
    ProblemCase(
      "bad weight",
      #"""
      ## a {#a}

      ### Key ideas
      - b: c | d | e f
        - weight: 4

      """#,
      #"""
      deck.md:5:5: error: the weight is "4", expected 1, 2 or 3 [bad-weight]
         5 |   - weight: 4
           |     ^^^^^^^^^
      """#),
    ProblemCase(
      "bad id of an idea",
      #"""
      ## a {#a}

      ### Key ideas
      - b: c | d | e f
        - id: my idea

      """#,
      #"""
      deck.md:5:5: error: "my idea" is no id: 1 to 64 of a-z, 0-9 and ._-, a letter or digit first [bad-idea-id]
         5 |   - id: my idea
           |     ^^^^^^^^^^^
        did you mean my-idea?
      """#),
    ProblemCase(
      "id of an idea twice",
      #"""
      ## a {#a}

      ### Key ideas
      - b: c | d | e f
        - id: x
      - g: h | k | j m
        - id: x

      """#,
      #"""
      deck.md:7:5: error: the id x is taken by another idea here [idea-id-twice]
         7 |   - id: x
           |     ^^^^^
      """#),
    ProblemCase(
      "empty form",
      #"""
      ## a {#a}

      ### Key ideas
      - b: c | | d | e f

      """#,
      #"""
      deck.md:4:10: warning: nothing between two bars [empty-form]
         4 | - b: c | | d | e f
           |          ^
      """#),
    ProblemCase(
      "open code in a form",
      #"""
      ## a {#a}

      ### Key ideas
      - b: c | `d | e f | g

      """#,
      #"""
      deck.md:4:10: warning: a backtick without another: it is plain text [open-code]
         4 | - b: c | `d | e f | g
           |          ^
      """#),
    ProblemCase(
      "open bracket in a form",
      #"""
      ## a {#a}

      ### Key ideas
      - b: c | [d|e f | g | h

      """#,
      #"""
      deck.md:4:10: warning: a [ with alternatives but no ]: it is plain text [open-bracket]
         4 | - b: c | [d|e f | g | h
           |          ^
      """#),
    ProblemCase(
      "empty alternative",
      #"""
      ## a {#a}

      ### Key ideas
      - b: c | [d|] e | g | h

      """#,
      #"""
      deck.md:4:13: warning: an alternative of nothing [empty-alternative]
         4 | - b: c | [d|] e | g | h
           |             ^
        write word? for an optional word
      """#),
    ProblemCase(
      "few forms",
      #"""
      ## a {#a}

      ### Key ideas
      - b: c | d

      """#,
      #"""
      deck.md:4:3: warning: an idea with 2 forms [few-forms]
         4 | - b: c | d
           |   ^
        write at least three, plain words among them
      """#),
    ProblemCase(
      "common word",
      #"""
      ## a {#a}

      ### Key ideas
      - b: c | once | [in|on] | d

      """#,
      #"""
      deck.md:4:10: warning: this form asks for no more than the common word "once" [common-word]
         4 | - b: c | once | [in|on] | d
           |          ^^^^
        add the words that make it tell something
      deck.md:4:17: warning: this form asks for no more than the common word "in" [common-word]
         4 | - b: c | once | [in|on] | d
           |                 ^^^^^^^
        add the words that make it tell something
      """#),
  ]
}
