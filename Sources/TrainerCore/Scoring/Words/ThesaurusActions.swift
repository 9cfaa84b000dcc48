extension Thesaurus {
  /// What programs and people do.
  ///
  /// Each line is one meaning: its name, then words and phrases for it.
  static let actions = """
    call: call, run, fire, invoke, execute, trigger, kick in, go off, perform, get called, \
    set off, get triggered, get hit, come round, get run, kick off
    create: create, make, build, construct, instantiate, allocate, spawn, set up, generate, produce, born, \
    put together, assemble, bring into being, spin up, come into existence, come to life, come into being
    recreate: recreate, rebuild, remake, make again, create again, build again, make anew, make a new one, \
    make another, create another, build another, build a fresh, create a fresh, make a fresh, \
    create a new, make a new, build a new, start over, throw away and make, replace by a new one, \
    redo from scratch, build from scratch again, make all over, produce a new, put together again
    destroy: destroy, dismantle, tear down, throw away, take down, dispose, deallocate, discard, kill, \
    go out of existence, clean up, deinit, release, free, \
    wipe out, do away with, take apart, come down, get rid of
    remove: drop, remove, delete, erase, take out, take away, strip, get rid of, throw out, pull out, \
    do away with, cut out, leave no trace, weed out, clear out
    add: add, insert, append, put in, attach, include, plug in, embed, install, go in as, go in, \
    slot in, hang in, put into, bring in, hook in
    show: show, display, present, appear, come up, bring up, put up, pop up, put on screen, visible, render, \
    put in front of, come into view, bring to the front, make visible, put in view
    hide: hide, conceal, cover up, make invisible, mask, go away, disappear, vanish, invisible
    keep: keep, hold, retain, store, remember, hang on, hang onto, hold on, carry, preserve, stick to, \
    capture, cling, \
    cling to, sit on, keep hold of, hold fast, hold tight, stay with
    save: save, store, persist, write down, note down, memorise, memorize, record, stash
    outlive: outlive, outlast, survive, live longer, live on, stay alive, last longer, live beyond
    die: die, go away, end its life, cease to exist, no longer exist
    pass: pass, hand, give, inject, provide, feed, supply, hand over, hand down, pass in, pass along, \
    pass down, forward, deliver, \
    slip in, pass on, send along, hand it, give along
    receive: receive, get, obtain, take in, be given, be handed, come into
    arrive: arrive, reach, come through, get through, flow, make it to, get to, come in, go through, \
    make its way, travel, propagate, trickle down, cross, carry over, go over, \
    get across, make it across, end up at, find its way, come along, get there, come out at
    staybehind: stay behind, leave behind, left behind, remain behind, get lost, lost on the way, stop at, end at, \
    cut off, get no further, go no further, be stuck, come to an end, dead end
    keepquiet: say nothing, tell nothing, keep quiet, stay quiet, stay silent, remain silent, keep silent, not a word, \
    go unnoticed, pass unnoticed, nobody notices, no one notices, nobody is told
    goonrunning: keep running, go on running, carry on, run on, keep going, go on working, keep working, survive
    lose: lose, loss, give away, let go of, throw away
    inherit: inherit, take over from, flow down, propagate, pass down, come from the parent
    send: send, report, notify, tell, inform, announce, signal, emit, post, dispatch, broadcast, let know, \
    give notice, pass the word, tell about, make known, report to
    ask: ask, request, query, inquire, call for, demand
    change: change, modify, alter, mutate, edit, vary, adjust, transform, tweak, \
    fiddle with, shift, turn different, become different
    update: update, refresh, renew, bring up to date, reassign, synchronise, synchronize, sync, swap, \
    replace, give the new, give the current, give the fresh, give a new, pass the new, pass the current, hand the new, \
    hand the current, set the new, \
    bring in line, catch up, keep up to date, freshen, keep in step, bring up to speed
    replace: replace, swap, substitute, exchange, put in place of, supersede, take the place of, \
    put another in, trade for, change for another, exchange for, take over from
    assign: assign, set, write, store into, set to, put into, \
    point at, store in, fill in, put in
    compare: compare, check, guard, test, verify, comparison, differ, look whether, see whether, see if, \
    look if, look at both, hold against, put side by side, see if it is the same, check against
    validate: validate, verify, check, sanitise, sanitize, make sure, ensure
    observe: observe, track, watch, monitor, listen, subscribe, follow, keep track, take note, keep an eye, record, remember, note, \
    keep watch, keep an eye on, pay attention to, look out for, notice
    read: read, access, look at, touch, fetch, look up, load
    copy: copy, duplicate, clone, replicate, make a copy
    share: share, use in common, have in common, \
    have the same, use the same, point to the same, one and the same, work on the same
    own: own, control, manage, decide, govern, responsible, responsibility, in charge, belong to, \
    in control, charge of, determine, up to, job of, \
    hold the reins, in the hands of, have the say, call the shots, lie with, be the business of, belong with
    use: use, apply, employ, utilise, utilize, adopt, reach for, go with, go for, rely on, pick, choose, \
    make use of, fall back on, resort to
    need: need, require, must, have to, necessary, mandatory, obligatory, demand, needed, ought to, \
    no way around, call for, be obliged to
    allow: allow, permit, let, enable, make possible, may, grant, \
    make room for, leave room for, be free to
    prevent: prevent, stop, avoid, block, forbid, keep from, guard against, protect against, prohibit, disallow, \
    hold off, hold back, rule out, make impossible, put a stop to, stand in the way
    ignore: ignore, skip, leave out, pass over, disregard, overlook, drop, do nothing, does nothing, \
    no op, no effect, nothing happens, without effect, have no effect, \
    take no notice, pay no attention, turn a blind eye, pass by, leave aside
    forget: forget, omit, miss, leave out, slip mind, fail to, neglect, \
    leave undone, lose sight, slip
    crash: crash, abort, trap, blow up, fatal error, exception, die at run time, terminate, runtime error, \
    bring down, app dies, fall over, \
    fall apart, die on, bomb, go bang, sink, take the app down
    fail: fail, go wrong, break, break down, not work, does not work, malfunction, failure, misbehave, abort, give up, \
    bring down, lose, reject, gone, collapse, ruin, spoil, \
    go bad, come to nothing, come apart, go under, fall through, blow up, be lost
    throw: throw, raise, error out, propagate an error, bubble up
    catch: catch, handle, rescue, intercept, deal with
    warn: warn, warning, complain, alert, message, diagnostic, log, console
    wait: wait, await, pause, suspend, hold up, block, sleep, \
    hold still, stand by, sit and wait, hang on until
    finish: finish, complete, end, be done, conclude, finalise, finalize, wrap up, close, \
    be over, come to an end, run out, get done, be through
    start: start, begin, launch, open, commence, kick off, initiate, from the beginning, \
    set off, get going, come up, be first to
    cancel: cancel, abort, call off, back out, dismiss early, give up, \
    break off, cut short, abandon, walk away
    dismiss: dismiss, close, go away, pop, shut, take down, put away
    return: return, give back, hand back, yield, route back, bring back, send back, come back, report back
    restore: restore, put back, reapply, set again, bring back, set back, give back, apply again, re apply, \
    put it back, bring it back, recover, get back
    reset: reset, set back, clear, start over, wipe, go back to zero, revert
    repeat: repeat, again, anew, once more, another time, over again, one more time, a second time, \
    yet again, do twice, a second time around
    loop: loop, cycle, go round, in circles, endless, infinite, never ends, ping pong, bounce back, forever, \
    recursion, recursive, feed back, circular, go on and on, \
    chase its tail, one sets off the other, trigger each other, call each other, back and forth, over and over without end
    jump: jump, hop, leap, skip to, move to, land, end up, go to
    move: move, shift, relocate, transfer, migrate, push
    push: push, put on the stack, navigate to, open the next, go to the next
    wrap: wrap, enclose, embed, encapsulate, wrapper, put around, \
    box, put in a box, put inside, pack, envelope, shell
    convert: convert, translate, transform, turn into, map, cast, become, \
    make into, change into, bring into the form
    split: split, divide, separate, break into, break up, part, take apart, chop, \
    cut up, pull apart, take to pieces
    merge: merge, combine, join, unite, bring together, fuse, put together, \
    pull together, fold into, make one of
    group: group, batch, bundle, gather, collect, coalesce
    sort: sort, order, arrange, rank
    search: search, find, look for, locate, seek, scan
    detect: detect, find, spot, catch, notice, discover, see, recognise, recognize, find out, identify, \
    come across, become aware, get to know, hit upon, find out about
    miss: miss, overlook, fail to notice, not notice, slip through, go unnoticed
    measure: measure, calculate, compute, work out, determine, figure out, estimate, profile, \
    put a number on, take the time, take numbers, time it, check how long
    resize: resize, grow, expand, enlarge, get bigger, get taller, become larger, stretch, shrink, size itself
    size: size, dimension, width, height, extent, bounds, how big, how tall, how large, measurement
    draw: draw, render, paint, lay out on screen
    layout: layout, lay out, position, arrange, place, constraint pass
    pin: pin, constrain, anchor, fix to the edges, fasten, bolt, constraint, auto layout, autolayout
    clip: clip, cut off, truncate, overflow, spill, crop, cut
    scroll: scroll, swipe, pan
    typing: type, enter, key in, keystroke, press a key, write text, keyboard input
    tap: tap, click, press, touch, hit
    lock: lock, mutex, synchronise access, guard access, critical section, serialise, serialize
    compile: compile, build, build time, compiler, compilation
    parse: parse, decode, read in, deserialise, deserialize, interpret
    encode: encode, serialise, serialize, write out, marshal
    log: log, record, write to the log, report, trace, print, telemetry, metric, monitoring, count
    swallow: swallow, hide an error, suppress, silence, ignore an error, empty catch
    isolate: isolate, separate, confine, restrict, keep apart, one by one, element by element, individually, \
    item by item, one at a time, singly, in isolation, each on its own
    filter: filter, select, sift, leave out, weed out, compactmap, drop the bad
    limit: limit, cap, bound, restrict, constrain, at most, maximum, throttle, \
    no more than, keep below, keep small, hold down, set a ceiling
    increase: increase, grow, rise, go up, raise, more and more, climb, bump
    decrease: decrease, shrink, reduce, fall, go down, lower, less and less, cut down, lessen
    cause: cause, lead to, result in, bring about, provoke, trigger, make happen, end in, that is why, because of, \
    give rise to, make for, end up with, be why, set off, result
    help: help, assist, support, aid, make easier, \
    be good for, be of use, do good
    testing: test, try, check, exercise, unit test, try out
    mock: mock, fake, stub, test double, stand in
    connect: connect, link, hook up, wire, tie, attach, join, \
    tie to, bind to, plug into, hang on to, couple
    disconnect: disconnect, unlink, detach, unhook, cut the connection, separate
    register: register, sign up, enrol, subscribe, add as an observer, enlist, \
    put down, sign in, enter in the list, add itself
    unregister: unregister, unsubscribe, remove the observer, deregister, sign off, invalidate
    retry: retry, try again, attempt again, repeat the request, give another try, \
    have another go, go at it again, once more try
    schedule: schedule, plan, queue, enqueue, put off, defer, delay, postpone, \
    put in the queue, leave for later, set for later, line up
    dispatch: dispatch, hop, switch to, move to the queue, go back to, jump to, hand to the queue
    cache: cache, memoise, memoize, keep for later, store for reuse, keep around
    reuse: reuse, use again, recycle, share again
    clear: clear, empty, wipe, blank, reset
    fill: fill, populate, set the content, load with data
    stay: stay, remain, unchanged, untouched, keep being, does not change, stay put, intact, leave alone, stand still, \
    leave in place, as it was, stays as it is, \
    keep as is, be left alone, hold still, live on unchanged, be as before
    block: block, hang, freeze, stall, stuck, unresponsive, jank, stutter
    implement: implement, override, write, provide, fill in, adopt, define
    conform: conform, adopt, implement, comply
    declare: declare, define, mark, annotate, state
    configure: configure, set up, configuration, customise, customize, prepare, initialise, initialize, setup
    belong: belong, go, have its place, fit, be at home, should be done, is the place for
    depend: depend, rely, be tied to, need, hinge on, count on, coupled, \
    stand and fall, be bound to, lean on, hang on
    match: match, correspond, agree, fit, line up, be consistent
    leak: leak, never freed, never released, never deallocated, never deinit, stay in memory, memory leak, not freed, \
    not released, not deallocated, kept alive, \
    never goes away, never cleaned, never die, stick in memory, live forever, never goes out
    refer: refer, point to, reference, point at, lead to, \
    aim at, look to, be tied to, go by
    leave: leave, quit, exit, get out, go away
    enter: enter, come in, step in, go in
    know: know, be aware, understand, learn, find out, \
    be told of, have an idea of, hear about
    migrate: migrate, upgrade, convert, move over, port, bring to the new, transition
    deploy: deploy, ship, release, roll out, publish, go live, put into production
    rollback: rollback, roll back, undo, revert, back out, take back, go back
    announce: announce, speak, read out, voice, say aloud, read aloud, voiceover, voice over, screen reader
    """
}
