extension Thesaurus {
  /// How, when, how often, of what sort.
  static let qualities = """
    once: once, one time, a single time, one time only, just once, single time, exactly once, one off, oneshot, \
    one shot, only the first time, a single call, once only, once in its life, first time only, \
    a single run, only ever once, the one time, only at first, one shot only, no more than once, not more than once
    often: often, many times, repeatedly, frequently, again and again, over and over, every time, each time, \
    all the time, a lot, constantly, regularly, continually, whenever, any number of times, several times, \
    multiple times, lots of times, on every change, on each change, with every change, on every update, \
    on each update, every update, each update, every pass, each pass, on every pass, every render, \
    on every render, every redraw, hundreds of times, dozens of times, more than once, at any time, a hundred times, \
    time and again, each and every time, on and on, every single time, any time, whenever something, whenever it, on each
    each: each, every, all, any, per, everyone, whichever
    always: always, in every case, every time, without exception, invariably, in all cases, no matter what, \
    every single time, at any time, each time without exception, come what may
    sometimes: sometimes, occasionally, now and then, from time to time, once in a while, may or may not
    again: again, anew, once more, another time, over again, one more time, a second time, re, afresh
    first: first, initial, original, earliest, very first, at the start, at the beginning, up front, to begin with, \
    before anything else, born with, from the start, first of all, at first, beforehand, you begin with, \
    you start with, you begin by, you start by, you open with, we begin with, we start with, i begin with, \
    i start with, start off with, first thing, step one, number one, \
    in the first place, right at the start, as the first thing, in the beginning, step 1
    last: last, final, finally, end, at the end, lastly, eventually, in the end, at last, closing, afterwards finish, \
    you end with, you finish with, you close with, we end with, we finish with, we close with, i end with, \
    i finish with, i close with, conclude with, finish off with, wrap up with, last thing, last step, \
    as the last thing, right at the end, at the very end, once all is done, once everything is done, to round off
    before: before, prior, ahead, earlier, beforehand, in front of, precede, preceding, up front, \
    in advance, ahead of, sooner, up to then
    after: after, later, afterwards, behind, following, subsequent, subsequently, then, once that is done, thereafter, \
    once it is, as soon as, when that is done, from then on, next comes
    between: between, in between, in the middle, amid, meanwhile
    stale: stale, old, outdated, out of date, obsolete, former, previous, left over, from before, expired, \
    no longer current, no longer valid, aged, dated, superseded, prior, not current, not the current, \
    long gone, of yesterday, from earlier, from the time, behind the times, yesterdays
    current: current, new, fresh, latest, up to date, present, newest, recent, most recent, updated, todays, up to the minute, \
    at the moment, right now, of the moment, as it is now, present day, now in force, the real one
    same: same, equal, identical, unchanged, equivalent, match, alike, no different, not different, ident, \
    one and the same, very same, as before, still the same, just like
    different: different, differ, unequal, not equal, not the same, not same, another, distinct, other, no longer equal, \
    really change, has changed, new value, not identical, something else, deviate, \
    unlike, apart, no longer the same, has moved on, some other, someone else
    unique: unique, distinct, one of a kind, unambiguous, no two
    duplicate: duplicate, double, twice, two of them, pile up, stack up, accumulate, multiple, several copies, more than one, \
    two times, second copy, two the same, over and over, several times over, more than one of
    one: one, single, sole, only one, exactly one, just one, lone, one and only, a single, \
    only a single, not more than one, no more than one, the only, a lone
    many: many, several, multiple, lots of, plenty, numerous, a bunch of, dozens, hundreds, thousands, various, a number of, \
    more than one, any number of, loads of, tons of, umpteen, a lot of, a host of
    all: all, every, whole, entire, everything, complete, total, full, altogether, everybody
    none: none, nothing, no one, zero, empty, nil, null, absent, missing, nobody
    empty: empty, blank, nothing in it, without content, no body, nothing to do, void, does nothing
    missing: missing, absent, not there, lacking, lack, gone, not present, does not exist, without, be not set, if not set, not found, \
    not to be found, nowhere to be found, left out, went missing
    present: present, there, available, exist, at hand
    optional: optional, may be missing, question mark, nullable, can be nil, may be nil, may be absent, \
    can be left out, may be left out, can be missing, allowed to be missing, can be absent
    default: default, fallback, fall back, standard value, preset, substitute value, otherwise value, \
    stand in value, otherwise take, if nothing is there, replacement value, what to use instead, a spare
    silent: silent, silently, quiet, quietly, without a sound, unnoticed, without notice, without any sign, \
    sneaky, hard to notice, easy to miss, go unnoticed, on the quiet, in silence, \
    say nothing, not a word, without a word, no trace, nobody notices, no one notices, nobody sees, goes unseen, easily missed, easily overlooked, easy to overlook, hard to spot, under the radar, keep quiet, no sign, without any message
    visible: visible, noticeable, obvious, can be seen, apparent, on screen
    automatic: automatic, automatically, auto, by itself, on its own, of its own, for free, by themselves, \
    without being asked, without doing anything, implicit, implicitly, on their own, for you, done for you, \
    all by itself, without your help, without further ado, as if by magic, with nothing to do, comes for free, out of the box, on its own accord
    manual: manual, manually, by hand, yourself, explicit, explicitly, hand written, on your own, \
    your own hands, do it myself, do it yourself, spell out
    direct: direct, directly, straight, immediately, without detour
    immediate: immediate, immediately, at once, right away, straight away, instantly, instant, on the spot, synchronously, \
    there and then, without delay, in the same moment, without waiting
    later: later, deferred, delayed, eventually, at some point, lazily, lazy, on demand, when needed, afterwards, postponed, \
    at a later point, another time, in time, some time, when the time comes
    async: asynchronous, async, asynchronously, in the background, background, concurrently, off the main thread, await, \
    on the side, on another thread, in parallel
    synchronous: synchronous, sync, synchronously, blocking, in line
    concurrent: concurrent, parallel, simultaneous, at the same time, at once, in parallel, simultaneously, side by side, \
    at one time, both at once, two at once, at the same moment, in the same moment
    serial: serial, one after another, one after the other, sequential, in sequence, one at a time, in order, sequentially, \
    one by one, in turn, each in turn, in a row
    permanent: permanent, forever, for good, persistent, lasting, for ever, indefinitely, \
    for all time, all along, until the end, the whole time, never goes away
    temporary: temporary, transient, short lived, for a moment, momentary, for now, throwaway, disposable, throw away, \
    for a while, comes and goes, here today, passing
    stable: stable, constant, fixed, unchanging, consistent, steady, invariable, does not change, never changes, persistent
    fast: fast, quick, quickly, rapid, cheap, efficient, speedy, performant, low cost, inexpensive, \
    in no time, little work, costs little, costs nothing, costs next to nothing, light on
    slow: slow, slowly, expensive, costly, heavy, inefficient, takes long, takes time, sluggish, heavyweight, overhead, \
    take its time, a lot of work, costs a lot, too much work, takes ages, take forever
    simple: simple, easy, plain, straightforward, trivial, basic, lightweight, light, \
    nothing fancy, no magic, bare bones, bare
    complex: complex, complicated, hard, difficult, intricate, involved, \
    messy, a mess, tangled, convoluted, hairy, tricky
    big: big, large, huge, great, massive, enormous
    small: small, little, tiny, minor, short, slim
    weak: weak, weakly, unowned, non owning, \
    without keeping, loosely, not holding on
    strong: strong, strongly, retain, owning, hold on, \
    firmly, tightly, holds on to
    mutable: mutable, changeable, modifiable, var, can be changed, variable
    immutable: immutable, constant, let, read only, cannot be changed, unchangeable, frozen, can not change
    shared: shared, common, global, singleton, static, in common, one for all, single instance, \
    used by all, used by everybody, used by several, the same for all, one and the same
    own_one: own, its own, private, separate, individual, of its own, independent, isolated, distinct, standalone, self contained, \
    just for itself, to itself, of his own, all its own, only its own
    local: local, private, internal, inside
    public: public, exposed, open, visible outside, exported
    safe: safe, secure, protected, harmless, without risk, no danger, \
    no harm, without harm, no risk, no damage, without damage
    unsafe: unsafe, dangerous, risky, harmful, insecure, hazardous, vulnerable
    right: right, correct, proper, valid, true, accurate, properly, correctly
    wrong: wrong, incorrect, invalid, false, bad, mistaken, faulty, mistake, improper, bug, broken, \
    off
    needed: necessary, needed, required, essential, mandatory, must, \
    a must, no way around
    unneeded: unnecessary, needless, superfluous, redundant, pointless, wasted, useless, \
    in vain, to no end
    inside: inside, within, in, into, internal, contained
    outside: outside, beyond, external, elsewhere
    top: top, root, upper, highest, outermost, topmost, entry point
    bottom: bottom, lower, leaf, lowest, innermost, deepest
    main: main, primary, chief, principal, ui thread
    random: random, arbitrary, undefined, unspecified, unpredictable, nondeterministic, not guaranteed, no guarantee, in any order, \
    no particular order, any order, cannot be relied on, up to chance, by chance, no promise
    guaranteed: guaranteed, guarantee, assured, certain, ensured, promised, deterministic
    whole: whole, entire, complete, all of it, everything, in full, altogether, \
    as a whole, the lot, all of them, everything in it, the entire thing, lock stock
    itself: itself, themselves, himself, oneself
    partial: partial, partly, in part, some of, incomplete, a part of, half, \
    only some, only a part, only part of, a few of, bits of
    fresh: fresh, clean, new, from scratch, clean slate, blank, brand new, empty, from zero, starts over, anew, \
    out of the blue, start over, from nothing, from square one, blank slate, empty handed
    usual: usual, usually, normally, mostly, in general, generally, typically, commonly, as a rule, most of the time, often, \
    most times, in most cases, by and large
    rare: rare, rarely, seldom, uncommon, unusual, hardly ever, exceptional
    custom: custom, your own, own kind, self made, home made, my own, of your own, user defined, specific
    byhand: by hand, manually, manual, yourself, on your own, in your own code
    builtin: built in, standard, system, native, provided, out of the box, stock
    dark: dark mode, light mode, dark and light, color scheme, colour scheme, appearance, night mode, dark appearance
    textsize: dynamic type, text size, font size, larger text, content size category, bigger text, large text
    """
}
