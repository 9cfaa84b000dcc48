extension ProblemCase {
  /// What attributes say wrong.
  static let labels = [
    ProblemCase(
      "bad shuffle",
      #"""
      ## a {shuffle=maybe}

      - [x] b
      - [ ] c

      """#,
      #"""
      deck.md:1:15: warning: shuffle is "maybe", expected yes or no [bad-value]
         1 | ## a {shuffle=maybe}
           |               ^^^^^
      """#),
    ProblemCase(
      "bad depth",
      #"""
      ## a {kind=note depth=deep}

      """#,
      #"""
      deck.md:1:23: warning: depth is "deep", expected one of core, steps, cheat-sheet, internals [bad-value]
         1 | ## a {kind=note depth=deep}
           |                       ^^^^
      """#),
    ProblemCase(
      "bad pass mark",
      #"""
      ## a {kind=design pass=200}

      """#,
      #"""
      deck.md:1:24: warning: pass is "200", expected a number from 1 to 100 [bad-value]
         1 | ## a {kind=design pass=200}
           |                        ^^^
      """#),
    ProblemCase(
      "several values for one",
      #"""
      Q: a? {topic=b,c}
      A: b

      """#,
      #"""
      deck.md:1:14: warning: topic is "b,c", expected one value [bad-value]
         1 | Q: a? {topic=b,c}
           |              ^
      """#),
    ProblemCase(
      "attributes without a closing quote",
      #"""
      Q: a? {topic="b}
      A: b

      """#,
      #"""
      deck.md:1:7: error: these attributes cannot be read: a closing quotation mark is missing [attributes-broken]
         1 | Q: a? {topic="b}
           |       ^^^^^^^^^^
      """#),
    ProblemCase(
      "attributes with two ids",
      #"""
      Q: a? {#one #two}
      A: b

      """#,
      #"""
      deck.md:1:7: error: these attributes cannot be read: two ids [attributes-broken]
         1 | Q: a? {#one #two}
           |       ^^^^^^^^^^^
      """#),
    ProblemCase(
      "attributes without a value",
      #"""
      Q: a? {#one topic=}
      A: b

      """#,
      #"""
      deck.md:1:7: error: these attributes cannot be read: expected a value behind topic= [attributes-broken]
         1 | Q: a? {#one topic=}
           |       ^^^^^^^^^^^^^
      """#),
    ProblemCase(
      "attributes with a stray word",
      #"""
      Q: a? {#one two}
      A: b

      """#,
      #"""
      deck.md:1:7: error: these attributes cannot be read: expected #id or key=value [attributes-broken]
         1 | Q: a? {#one two}
           |       ^^^^^^^^^^
      """#),
    ProblemCase(
      "unknown attribute",
      #"""
      Q: a? {minuets=2}
      A: b

      """#,
      #"""
      deck.md:1:8: warning: unknown attribute minuets [unknown-attribute]
         1 | Q: a? {minuets=2}
           |        ^^^^^^^
        did you mean minutes?
      """#),
    ProblemCase(
      "attribute twice",
      #"""
      Q: a? {topic=b topic=c}
      A: b

      """#,
      #"""
      deck.md:1:16: warning: topic is given twice; the first counts [attribute-twice]
         1 | Q: a? {topic=b topic=c}
           |                ^^^^^
      """#),
    ProblemCase(
      "attribute for another kind",
      #"""
      Q: a? {lines=2}
      A: b

      """#,
      #"""
      deck.md:1:8: warning: lines means nothing for the kind card [attribute-other-kind]
         1 | Q: a? {lines=2}
           |        ^^^^^
      """#),
    ProblemCase(
      "kind of a short card",
      #"""
      Q: a? {kind=trick}
      A: b

      """#,
      #"""
      deck.md:1:8: warning: cards with Q: or C: are of kind card or cloze, whatever kind= says [kind-of-short-card]
         1 | Q: a? {kind=trick}
           |        ^^^^
      """#),
    ProblemCase(
      "bad id",
      #"""
      Q: a? {#Über}
      A: b

      """#,
      #"""
      deck.md:1:9: error: "Über" is no id: 1 to 64 of a-z, 0-9 and ._-, a letter or digit first [bad-id]
         1 | Q: a? {#Über}
           |         ^^^^
        did you mean uber?
      """#),
    ProblemCase(
      "unknown kind",
      #"""
      ## a {kind=trik}

      ### Answer
      b

      """#,
      #"""
      deck.md:1:12: error: unknown kind trik [unknown-kind]
         1 | ## a {kind=trik}
           |            ^^^^
        did you mean trick?
      """#),
  ]
}
