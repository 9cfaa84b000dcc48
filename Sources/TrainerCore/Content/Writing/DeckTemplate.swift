/// The text of a new deck, which shows its author both ways to write items.
public enum DeckTemplate {
  /// A deck with a title, one item in the long form and two cards in the short form.
  public static func text(title: String) -> String {
    """
    ---
    title: \(FrontMatterYAML.spelling(of: title))
    ---

    What this deck is about. This text is shown before its items; change it, or take it out.

    ## What does a deinitializer tell you? {#\(slug(title, "first")) kind=edge-case}

    A view controller is popped, and its `deinit` never runs.

    ### Hint
    Who else could still hold it?

    ### Answer
    Something keeps a strong reference to it: often a closure that it stores and that captures `self`.

    ### Key ideas
    - somebody still holds it: a strong reference is left | [something|somebody] still holds it | it is retained by something else
      - essential
    - a stored closure that captures self: closure captures self | capture of `self` | a cycle through a closure
      - ask: Which cycle is the usual one?

    ### Source
    - derived from the rules of automatic reference counting

    ## Short cards

    Q: Which keyword keeps a capture from being strong? {#\(slug(title, "second"))}
    A: `weak`, or `unowned` where the object lives at least as long.

    C: A [retain cycle] keeps both objects in memory. {#\(slug(title, "third"))}

    """
  }

  private static func slug(_ title: String, _ word: String) -> String {
    "\(Slug.make(from: title))-\(word)"
  }
}
