extension Thesaurus {
  /// Meanings that exclude each other, by name.
  static let opposites = """
    once often
    first last
    before after
    weak strong
    same different
    fast slow
    mutable immutable
    safe unsafe
    inside outside
    synchronous async
    serial concurrent
    permanent temporary
    optional needed
    increase decrease
    top bottom
    public local
    fail success
    allow prevent
    connect disconnect
    register unregister
    right wrong
    guaranteed random
    needed unneeded
    always sometimes
    valuekind referencekind
    own_one shared
    custom builtin
    swallow log
    hideerror makevisible
    big small
    simple complex
    silent visible
    onlyonce often
    allornothing oneatatime
    """
}
