/// A small library of every form, each of whose items has a word that no other has.
enum EditedLibrary {
  static let files = [
    "memory.md": """
    ---
    title: Memory
    topic: references
    ---

    Q: What does a weak reference do, and how long does it last? (weak)
    A: It does not keep the object alive; it becomes nil when the object goes.

    Q: When is an unowned reference safe to read? (unowned)
    A: As long as the object that it points to is certain to outlive it.

    Q: Who owns the closure that a view stores? (closure)
    A: The view, so a closure that captures the view makes a cycle.

    C: A cycle is broken by a [capture list] that says [weak self] at its start. (cycle)

    Q: What prints the number of references? (count)
    A: `CFGetRetainCount`, which is for curiosity only.

    """,
    "views.md": """
    ---
    kind: edge-case
    ---

    ## Whose note changes? {#stale-binding topic=coordinator}

    A coordinator is made with a binding, and nobody hands it another. (binding)

    ### Answer
    The first note, because the binding that was captured is the one of the first note.

    ## The label stays empty

    A controller sets the text of its label before the view was loaded, and nothing shows. (label)

    ### Answer
    The outlet is nil until the view is loaded, so the text was set on nothing.

    ## The life of a coordinator {kind=cloze}

    It is made {{once}}, updated {{each time the state changes}}, and goes with the {{view}}. (life)

    """,
    "deep/threads.md": """
    Q: What isolates the state of an actor? (actor)
    A: Its executor runs one job at a time, so nobody else reads the state meanwhile.

    Q: 1 + 1 = ?
    A: 2

    Q: Which queue does a main actor use, and since when is that so? (queue)
    A: The main dispatch queue, from the first release on.

    """,
  ]
}
