extension Thesaurus {
  /// How, when, how often, of what sort.
  static let qualities = """
    once: once, one time, a single time, one time only, just once, single time, exactly once, one off, oneshot, \
    one shot, only the first time, a single call, once only, once in its life, first time only
    often: often, many times, repeatedly, frequently, again and again, over and over, every time, each time, \
    all the time, a lot, constantly, regularly, continually, whenever, any number of times, several times, \
    multiple times, lots of times, on every change, on each change, with every change, on every update, \
    on each update, every update, each update, every pass, each pass, on every pass, every render, \
    on every render, every redraw, hundreds of times, dozens of times, more than once, at any time, a hundred times
    each: each, every, all, any, per, everyone, whichever
    always: always, in every case, every time, without exception, invariably, in all cases, no matter what
    sometimes: sometimes, occasionally, now and then, from time to time, once in a while, may or may not
    again: again, anew, once more, another time, over again, one more time, a second time, re, afresh
    first: first, initial, original, earliest, very first, at the start, at the beginning, up front, to begin with, \
    before anything else, born with, from the start, first of all, at first, beforehand
    last: last, final, finally, end, at the end, lastly, eventually, in the end, at last, closing, afterwards finish
    before: before, prior, ahead, earlier, beforehand, in front of, precede, preceding, up front
    after: after, later, afterwards, behind, following, subsequent, subsequently, then, once that is done, thereafter
    between: between, in between, in the middle, amid, meanwhile
    stale: stale, old, outdated, out of date, obsolete, former, previous, left over, from before, expired, \
    no longer current, no longer valid, aged, dated, superseded, prior, not current, not the current
    current: current, new, fresh, latest, up to date, present, newest, recent, most recent, updated, todays, up to the minute
    same: same, equal, identical, unchanged, equivalent, match, alike, no different, not different, ident
    different: different, differ, unequal, not equal, not the same, not same, another, distinct, other, no longer equal, \
    really change, has changed, new value, not identical, something else, deviate
    unique: unique, distinct, one of a kind, unambiguous, no two
    duplicate: duplicate, double, twice, two of them, pile up, stack up, accumulate, multiple, several copies, more than one
    one: one, single, sole, only one, exactly one, just one, lone, one and only, a single
    many: many, several, multiple, lots of, plenty, numerous, a bunch of, dozens, hundreds, thousands, various, a number of
    all: all, every, whole, entire, everything, complete, total, full, altogether, everybody
    none: none, nothing, no one, zero, empty, nil, null, absent, missing, nobody
    empty: empty, blank, nothing in it, without content, no body, nothing to do, void, does nothing
    missing: missing, absent, not there, lacking, lack, gone, not present, does not exist, without, not set, not found
    present: present, there, available, exist, at hand
    optional: optional, may be missing, question mark, nullable, nil, can be nil, may be nil, may be absent
    default: default, fallback, fall back, standard value, preset, substitute value, otherwise value
    silent: silent, silently, quiet, quietly, without a sound, unnoticed, without notice, without any sign, \
    sneaky, hard to notice, easy to miss, go unnoticed, on the quiet, in silence
    visible: visible, noticeable, obvious, can be seen, apparent, on screen
    automatic: automatic, automatically, auto, by itself, on its own, of its own, for free, by themselves, \
    without being asked, without doing anything, implicit, implicitly, on their own, for you, done for you
    manual: manual, manually, by hand, yourself, explicit, explicitly, hand written, on your own
    direct: direct, directly, straight, immediately, without detour
    immediate: immediate, immediately, at once, right away, straight away, instantly, instant, on the spot, synchronously
    later: later, deferred, delayed, eventually, at some point, lazily, lazy, on demand, when needed, afterwards, postponed
    async: asynchronous, async, asynchronously, in the background, background, concurrently, off the main thread, await
    synchronous: synchronous, sync, synchronously, blocking, in line
    concurrent: concurrent, parallel, simultaneous, at the same time, at once, in parallel, simultaneously, side by side
    serial: serial, one after another, one after the other, sequential, in sequence, one at a time, in order, sequentially
    permanent: permanent, forever, for good, persistent, lasting, for ever, indefinitely
    temporary: temporary, transient, short lived, for a moment, momentary, for now, throwaway, disposable, throw away
    stable: stable, constant, fixed, unchanging, consistent, steady, invariable, does not change, never changes, persistent
    fast: fast, quick, quickly, rapid, cheap, efficient, speedy, performant, low cost, inexpensive
    slow: slow, slowly, expensive, costly, heavy, inefficient, takes long, takes time, sluggish, heavyweight, overhead
    simple: simple, easy, plain, straightforward, trivial, basic, lightweight, light
    complex: complex, complicated, hard, difficult, intricate, involved
    big: big, large, huge, great, massive, enormous
    small: small, little, tiny, minor, short, slim
    weak: weak, weakly, unowned, non owning
    strong: strong, strongly, retain, owning, hold on
    mutable: mutable, changeable, modifiable, var, can be changed, variable
    immutable: immutable, constant, let, read only, cannot be changed, unchangeable, frozen, can not change
    shared: shared, common, global, singleton, static, in common, one for all, single instance
    own_one: own, its own, private, separate, individual, of its own, independent, isolated, distinct, standalone, self contained
    local: local, private, internal, inside
    public: public, exposed, open, visible outside, exported
    safe: safe, secure, protected, harmless, without risk, no danger
    unsafe: unsafe, dangerous, risky, harmful, insecure, hazardous, vulnerable
    right: right, correct, proper, valid, true, accurate, properly, correctly
    wrong: wrong, incorrect, invalid, false, bad, mistaken, faulty, mistake, improper, bug, broken
    needed: necessary, needed, required, essential, mandatory, must
    unneeded: unnecessary, needless, superfluous, redundant, pointless, wasted, useless
    inside: inside, within, in, into, internal, contained
    outside: outside, beyond, external, elsewhere
    top: top, root, upper, highest, outermost, topmost, entry point
    bottom: bottom, lower, leaf, lowest, innermost, deepest
    main: main, primary, chief, principal, ui thread
    random: random, arbitrary, undefined, unspecified, unpredictable, nondeterministic, not guaranteed, no guarantee, in any order
    guaranteed: guaranteed, guarantee, assured, certain, ensured, promised, deterministic
    whole: whole, entire, complete, all of it, everything, in full, altogether
    itself: itself, themselves, himself, oneself
    partial: partial, partly, in part, some of, incomplete, a part of, half
    fresh: fresh, clean, new, from scratch, clean slate, blank, brand new, empty, from zero, starts over, anew
    usual: usual, usually, normally, mostly, in general, generally, typically, commonly, as a rule, most of the time, often
    rare: rare, rarely, seldom, uncommon, unusual, hardly ever, exceptional
    custom: custom, your own, own kind, self made, home made, my own, of your own, user defined, specific
    byhand: by hand, manually, manual, yourself, on your own, in your own code
    builtin: built in, standard, system, native, provided, out of the box, stock
    dark: dark mode, light mode, dark and light, color scheme, colour scheme, appearance, night mode, dark appearance
    textsize: dynamic type, text size, font size, larger text, content size category, bigger text, large text
    """
}
