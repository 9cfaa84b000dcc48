extension Thesaurus {
  /// Plain words for technical ones, from any field of programming.
  static let plainTalk = """
    allornothing: all or nothing, everything or nothing, lose everything, all gone, everything is gone, nothing is left, \
    takes everything with it, the whole thing fails, one for all, comes back empty, loses it all, \
    all at once or not at all, either all or none, one bad and all are lost, spoils the whole, spoil everything, takes the rest down, takes all others down, whole lot is lost, sinks the lot, nothing comes through, whole thing is lost
    oneatatime: separately, individually, one by one, one at a time, one after another, each on its own, element by element, \
    item by item, piece by piece, in isolation, singly, apiece, per item, per element, on its own, \
    each for itself, on their own, each by itself, one after the other, each alone, single out
    leaveout: leave out, skip, drop, omit, throw away, discard, filter out, ignore, weed out, exclude, bin, get rid of
    goesonusing: keep using, go on using, continue to use, goes on talking to, still talks to, keep writing to, still point to, \
    still write to, still refer to, keep talking to, go on writing to, remain attached to, still hold
    livesacross: live on, outlive, survive, stay around, stick around, persist, last, is kept, stays the same, keep existing
    anew: anew, again, from scratch, afresh, every time new, all over, fresh each time, new every time
    newestvalue: current value, new value, latest value, fresh value, current one, new one, latest one, present one, fresh one
    oldvalue: old value, stale value, previous value, first value, earlier value, old one, previous one, first one, old copy, \
    outdated copy, stale copy, first copy
    onlyonce: only once, just once, exactly once, a single time, one time only
    hooksup: hook up, connect, attach, wire, link, tie together, plug in, register, sign up
    endup: end up, land, wind up, finish up, come out, arrive, \
    turn out, get to be, wind up at
    showup: show up, appear, pop up, turn up, become visible
    goaway: go away, vanish, disappear, be removed, be gone, get removed
    getstuck: hang, freeze, stall, block, get stuck, become unresponsive, lock up
    bringdown: crash, bring down, take down, kill the app, blow up, fall over, terminate, \
    drag down, take with it, pull down, tear down
    pileup: pile up, accumulate, add up, stack up, build up, grow without bound, collect, \
    heap up, more and more, get more and more, keep growing, never shrink, mount up
    spin: loop forever, endless loop, infinite loop, never stop, keep going round, feedback loop, ping pong, update loop, \
    cycle of updates, round and round, go in circles, never ending
    handover: hand over, pass, give, deliver, supply, provide, feed, forward, transfer, inject
    lookup: look up, find, search, fetch, retrieve, query, get
    checkfirst: check first, compare first, look before, only if different, only when different, guard against equal, \
    only when it changed, only if it changed, if it differs, when it differs, unless equal, unless it is the same
    writeback: write back, send back, report back, report, route back, propagate up, pass up, tell the owner, \
    send up, tell upwards, pass back, write through, hand back up
    talk: talk, communicate, exchange messages, speak
    listen: listen, observe, subscribe, wait for events, react, respond, follow
    react: react, respond, answer, handle
    wake: wake, resume, continue, carry on, go on, proceed
    giveup: give up, abort, stop at, quit, bail out, end early
    trynext: fall back, use instead, take the next, resort to
    speedup: speed up, make faster, accelerate, optimise, optimize, improve performance
    slowdown: slow down, make slower, cost time, degrade, lag
    savework: avoid work, save work, do less, skip work, avoid repeated work, less work
    wastework: waste, redo work, repeat work, do it for nothing, work twice, compute again
    splitup: split up, break up, divide, cut into pieces, take apart, modularise, modularize, decompose
    hidebehind: hide behind, abstract, wrap, encapsulate, put behind, isolate behind
    dependon: depend on, rely on, be coupled to, know about, need
    decouple: decouple, separate, loosen, untangle, make independent, without knowing
    agreeon: agree, match, be consistent, be in line, line up
    outofstep: out of sync, out of step, inconsistent, disagree, diverge, drift apart, mismatch
    spread: spread, propagate, ripple, travel, flow, be passed on
    crossborder: cross, pass the border, go through, get across, leak over, carry over, come through, get to, make it through
    cutoff: cut off, stop at, end at, break the chain, interrupt, be blocked
    startfresh: start fresh, start new, start from scratch, begin anew, start with an empty, have its own, begin with a clean, \
    clean slate, root of its own, start a new, start its own, begin a new
    standalone: separate, independent, on its own, of its own, isolated, detached, stand alone
    bepartof: belong, be a member, be inside, sit in
    mustbe: have to, must, need to, be required to, be supposed to, ought to, should, got to
    makesure: make sure, ensure, guarantee, see to it, take care that, \
    see that, watch that, be certain that, take care
    keeptrack: keep track, record, take note, remember, note, monitor, keep a list
    countup: count, tally, number, keep a counter, measure
    speakaloud: read aloud, announce, speak, say, voice
    describe: describe, explain, tell, label, name
    question_mark: optional, question mark, nullable, may be nil, can be missing
    fillin: default, fill in, substitute, use a default, stand in
    wholelist: whole list, whole array, entire list, entire array, all of them, complete list, whole response
    badone: bad one, broken one, faulty one, invalid one, failing one, bad element, broken element, invalid element, bad item, \
    broken item, failed element, failed item, unreadable
    firsterror: first error, first failure, first problem, first throw
    throwaway: throwaway, short lived, disposable, temporary, cheap, recreated all the time, made anew, value type, \
    thrown away, come and go, short life, made for the moment, used once
    longlived: long lived, stays alive, lives on, persistent, permanent, lasting, \
    long life, keep living, stays around, sticks around, hang around
    takesturns: take turns, one at a time, mutual exclusion, exclusive access, serialised access, serialized access
    atsametime: at the same time, simultaneously, at once, concurrently, in parallel
    betweenreadwrite: read and write, race, lost update, overwrite each other, interleave
    outsidemain: off the main thread, background thread, another thread, wrong thread
    onmain: on the main thread, on the main actor, main queue, main thread, main actor
    mixup: mix up, confuse, swap, exchange
    undo: undo, revert, roll back, take back, restore
    goahead: go ahead, proceed, continue, move on
    stepbystep: step by step, gradually, incrementally, bit by bit, little by little, one screen at a time, piecemeal, in stages, \
    in small steps, slowly, phase by phase, in phases
    bigbang: big bang, all at once, in one go, rewrite everything, complete rewrite, rewrite from scratch
    sidebyside: side by side, coexist, next to each other, in parallel, both at once, together
    outside_in: from the outside, leaf first, from the edges, from the bottom
    safetynet: safety net, fallback, way back, escape hatch, rollback, feature flag, switch, toggle, kill switch
    measureit: measure, monitor, metric, track, observe in production, collect data
    ruleof: rule, policy, convention, guideline
    onesource: single source of truth, one owner, single owner, one place, only one, sole owner, \
    a single home, one truth, only one place, in a single place
    twoowners: two owners, two sources, both own, both think, two masters, fight over, compete
    tooearly: too early, too soon, before it is ready, prematurely, \
    before its time, ahead of time
    toolate: too late, after the fact, afterwards
    worksanyway: works anyway, works by accident, by luck, happens to work
    closeit: close, dismiss, go away, shut, leave the screen
    unhappypath: failure path, cancel, error path, unhappy path, when it fails, when it goes wrong, back out
    everypath: every path, every exit, all cases, each outcome, whatever happens, in any case, on success and failure
    yourown: your own, custom, self made, own kind
    travelswith: travel, come along, be carried, ride, flow down, be passed down
    """
}
