/// Words for which no other stands, but which another excludes: a line has one word, and serves only to be
/// told from its other side.
///
/// No name may be one of another table's, so that most are not the word itself.
extension Thesaurus {
  /// Things done.
  static let deedSides = """
    pushes: push
    pops: pop
    presents: present
    dismisses: dismiss
    starts: start
    ends: end
    grows: grow
    shrinks: shrink
    allocates: allocate
    frees: free
    remembers: remember
    forgets: forget
    wins: win
    loses: lose
    keeps: keep
    """

  /// Things, and how they are; most of these words may be either.
  static let sides = """
    elder: parent
    younger: child
    wide: width
    tall: height
    up_to_date: current
    outdated: stale
    high: high
    low: low
    leading: leading
    trailing: trailing
    cheap: cheap
    dear: expensive
    implied: implicit
    stated: explicit
    late: late
    early: early
    in_sight: visible
    out_of_sight: hidden
    single: single
    several: several
    bigger: bigger
    smaller: smaller
    """

  /// The two sides of each pair, by their names.
  static let oppositeSides = """
    pushes pops
    presents dismisses
    starts ends
    grows shrinks
    allocates frees
    remembers forgets
    wins loses
    keeps loses
    elder younger
    wide tall
    up_to_date outdated
    high low
    leading trailing
    cheap dear
    implied stated
    late early
    in_sight out_of_sight
    single several
    bigger smaller
    """
}
