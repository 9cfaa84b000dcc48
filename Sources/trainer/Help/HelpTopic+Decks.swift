extension HelpTopic {
  static let decks = HelpTopic(
    name: "decks", summary: "how a deck is written",
    text: """
      A deck is a Markdown file. Short cards:

          Q: Which lifecycle method runs once?
          A: `viewDidLoad`.

          C: Make [once], update [often], coordinate [back].

      A marker stands at the beginning of its line. A card ends at the next Q: or C:,
      at a line ---, at a heading, or at the end. Brackets hide what is asked for.

      Long items have a heading with attributes in braces, a prompt and parts:

          ## Whose note changes? {#stale-binding kind=edge-case topic=coordinator}

          A coordinator is made with a binding, and the screen goes to another note.

          ### Hint
          How many times does SwiftUI ask for a coordinator?

          ### Answer
          The first note's.

          ### Key ideas
          - the first note changes: first note | old note | [wrong|previous] note
            - essential
          - stale binding: stale binding | old binding | outdated binding

          ### Source
          - measured in the simulator

      Front matter gives defaults to all items of a file:

          ---
          title: Edge cases
          kind: edge-case
          topic: representables
          ---

      Kinds: card, cloze, trick, edge-case, choice, order, predict, spot-bug,
      exercise, problem, design, note. 'trainer new NAME' makes a deck from a
      template, 'trainer check FILE' tells what is wrong with it.
      """)
}
