extension Thesaurus {
  /// How, when and how much, in the plain words of talk.
  static let manners = """
    atonce: at once, immediately, right away, straight away, instantly, on the spot, there and then, \
    in the same breath, directly, this instant, in one go, at that very moment
    onlythen: only then, only after, only when, just then, only once that
    foraslong: as long as, during, for the time, throughout, all the while, in the time, for as long, until
    meanwhile: meanwhile, in the meantime, in between, by then, by the time, while waiting, during the wait, \
    in the time between, at the same time, during, while it waits, while suspended, while you wait, \
    while it is suspended, while it is waiting, when it waits, when it is suspended
    nolonger: any longer, ceased, used to
    notyet: has yet to, pending, outstanding
    stillgoing: still running, in flight, in progress, under way, ongoing, pending, running, outstanding, unfinished, \
    half done, still at work
    expired: expired, stale, outdated, out of date, no longer true, not true any more, no longer valid, \
    not valid any more, not true now, worthless, no longer hold, not hold any more, may have changed, overtaken, \
    has moved on, obsolete, no longer so, invalid by now, has expired, might have changed, could have changed, \
    not more valid, useless afterwards
    atmost: at most, maximum, up to, limited to, only one at
    atleast: at least, minimum, or more, from upwards
    exactly: exactly, precisely, strictly, to the letter, literally, to the point, right on
    entirely: entirely, fully, wholly, totally, altogether, in full, through and through, all the way, \
    from top to bottom, as a whole, in one piece, whole, all of it
    partly: partly, partially, in part, half, to some extent, only some, a bit of, incompletely
    oneach: per, each, every, for each, for every, one for each, individually, one by one, by the piece, a piece, \
    at a time, its own
    together: together, jointly, in one piece, as one, as a unit, in one go, all in one, at one time, side by side, \
    in a body, as a bundle
    alone: alone, by itself, on its own, only, solely, single handed, in isolation, lone
    elsewhere: elsewhere, somewhere else, in another place, in other places, outside, in a different place
    everywhere: everywhere, all over, in all places, throughout, across, in every place, the whole, wherever, \
    anywhere, in all of, all sections, across all, in the whole
    other: others, somebody else, someone else, a second, a further, next, one more, somebody elses, someone elses, \
    the rest, additional
    nobodyelse: nobody else, no one else, no other, none other, nothing else, nobody, no one, nobody other, \
    exclusive, only one, just one, no two, never two, one at a time
    everyone: everybody, all, each one, all of them, every one, anybody, all the others, every subscriber, \
    every observer, all observers, all views, each view
    samething: the same one, that one, the very same, the same thing, the same object, itself, the one
    steady: steady, stable, constant, never changes, does not change, never varies, that never changes, permanent, \
    that does not change, immutable, durable, stays the same, invariable, that stays, that never varies, not change
    changing: changing, varying, variable, unstable, volatile, that changes, that varies
    unspecified: unspecified, undefined, left open, unknown, unset
    ideal: ideal, natural, preferred, best, would like to be, like to be, want to be, wants to be, as it likes, \
    wish to be, desired, whatever you like, optimal, perfect
    plain: plain, ordinary, normal, usual, regular, simple, bare, standard, common, just a, mere, everyday, vanilla, \
    naked
    special: special, particular, extra, dedicated, specific, of its own, certain
    high: high, higher, big, large, top, elevated, upper, required, 1000, maximum, great
    low: low, lower, small, weak, minimal, reduced, bottom, lesser, 1, minimum
    enough: enough, sufficient, adequate, plenty, ample, all you need, that is all, will do
    toomuch: too much, too many, more than needed, excessive, over the top, excess, beyond need
    toolittle: too little, too few, insufficient, scarce, short of
    worthless: worthless, useless, pointless, in vain, futile, moot
    useful: useful, helpful, handy, worthwhile, of use, valuable, practical, convenient, of value
    impossible: impossible, cannot, out of the question, unable
    possible: possible, able, feasible, doable, can happen, conceivable, there is a way
    likely: likely, probable, most likely, chances are, tend to, expected, presumably
    unlikely: unlikely, improbable, hardly, scarcely, rare, seldom
    forbidden: forbidden, prohibited, illegal, banned, taboo, against the rules, off limits, disallowed, cannot
    permitted: permitted, allowed, fine, legal, free to, all right, acceptable
    obligatory: obligatory, mandatory, required, compulsory, have to, need to, indispensable, essential, necessary, \
    a must
    voluntary: voluntary, up to you, if you like
    onpurpose: on purpose, deliberately, intentionally, by design, knowingly, wilfully, consciously, as intended, \
    meant to
    byaccident: by accident, accidentally, by mistake, unintentionally, by chance, unknowingly, inadvertently
    byitself: by itself, of itself, by themselves, on its own, on their own, automatically, of its own accord, \
    for free, itself, unasked, for you, self
    byforce: by force, forcibly, against its will, hard, at gunpoint, brutally
    bychance: by chance, by luck, randomly, at random, luck, unpredictable, lottery, sometimes this sometimes that
    fornothing: in vain, needlessly, unnecessarily, pointlessly, wasted
    inturn: in turn, one after another, one by one, one after the other, sequentially, in sequence, in a row, \
    step by step, each in turn, successively
    twice: twice, two times, double, doubly, a second time, 2, again, once more
    two: 2, both, pair, couple, double, twice, dual, duo
    three: 3, third, triple, thrice, three times
    half: half, 50 percent, fifty percent, one in two, every other
    upfront: to start with, at first, up front, before anything, in advance, beforehand, ahead, before that, \
    from the start, at the start, before all, early on, prior
    atlast: at last, at the end, finally, in the end, to finish, at the very end, after all, eventually, ultimately
    soon: soon, shortly, before long, in a moment, any moment, in a bit
    late: late, too late, behind time, overdue, after the fact, past due, belated
    early: early, too early, ahead of time, too soon, premature, in good time, beforehand
    forever: forever, for ever, endless, infinitely, indefinitely, on and on, for good, always, eternally, \
    until the end of time
    briefly: briefly, for a moment, for a short time, momentarily, shortly, for an instant, short, a while
    evident: clear, obvious, plain, evident, unmistakable, easy to see, apparent, visible, explicit
    unclear: unclear, ambiguous, vague, hard to tell, confusing, obscure, uncertain, hazy
    logic: logic, logical, reasoning, thinking, in the code, of thought, semantic, check then act, algorithm
    bareinside: empty, blank, bare, hollow, slot is empty, empty slot
    loose: loose, unbound, detached, independent, decoupled, unstructured, on its own, escape the tree, \
    outside the tree, orphan, bare
    shortlived: short lived, thrown away, temporary, transient, comes and goes, throwaway, made anew, recreated, \
    made again, made new, built again, made all the time, made every time, recreated all the time, lives briefly, \
    cheap, only a description, a recipe, a blueprint, description
    longlasting: long lived, permanent, stays, lives on, kept, remains, is kept, durable
    classlevel: static, type method, class method, on the type, no self, without self, no instance, of the type, \
    class level, has no self, no access to self
    instancelevel: instance method, on the instance, has self, per instance, with self
    coarse: coarse, coarse grained, rough, object level, as a whole, whole object, in one piece, blunt, wholesale
    fine: fine grained, fine, per property, granular, per field, precise, property by property, field by field, \
    access level, detailed
    strongly: strong, firmly, hard, tight
    silentfail: silently, unnoticed, quietly
    asawhole: as a whole, whole, entire, full, in total, altogether, whole object, whole thing, everything
    differently: differently, another way, otherwise, in another way, unlike
    likewise: likewise, the same way, similarly, as well, just the same, in the same way
    """
}
