import TrainerCore

/// A deck to begin with: nothing in it is asked until its author has written something.
struct DeckTemplate: Sendable, Hashable {
  /// The deck's title, also its topic.
  let title: String

  /// The examples stand in a comment, so that they are never practised.
  var text: String {
    """
    ---
    title: \(FrontMatterYAML.spelling(of: title))
    topic: \(FrontMatterYAML.spelling(of: title))
    ---

    <!--
    Short cards begin with a marker at the beginning of a line:

    Q: Which lifecycle method runs once?
    A: `viewDidLoad`.

    C: Make [once], update [often], coordinate [back].

    Long items have a heading, a prompt and parts; the id keeps their history
    whatever you change:

    ## Whose note changes? {#stale-binding kind=edge-case}

    A coordinator is made with a binding, and the screen goes to another note.

    ### Answer
    The first note's.

    ### Key ideas
    - the first note changes: first note | old note | the earlier one
      - essential

    ### Source
    - where you know it from

    'trainer check' tells what is wrong in a deck, 'trainer help decks' shows more.
    -->

    """
  }
}
