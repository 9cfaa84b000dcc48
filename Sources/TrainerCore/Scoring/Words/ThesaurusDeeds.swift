extension Thesaurus {
  /// What programs and people do, in the plain words of talk: coming and going, keeping and losing, trying
  /// and giving up.
  static let deeds = """
    comein: come in, get in, slip in, sneak in, squeeze in, let in, be let in, jump in, cut in, step in, barge in, \
    walk in, run in, be served, have its turn, get a turn, get its turn, have a go, enter
    pickup: pick up, take up, start on, get on with, begin on, turn to, attend to, see to, take on
    carryon: carry on, go on, keep going, proceed, move on, resume, push on, run on, press on, pick up where, go ahead
    restart: restart, start again, begin again, launch again, run again, start anew, begin anew, fire again, \
    kick off again, relaunch, start over, rerun, run anew, go again, be run again, start a second time, \
    start a new one, start another, begin another, torn down and launched, fresh one begins, starts another
    lookagain: check again, recheck, look again, verify again, check once more, look once more, validate again, \
    read again, check a second time, test again, ask again, look a second time, check anew, double check
    rely: rely on, trust, count on, build on, depend on, bank on, take for granted, assume, presume, believe
    evict: evict, remove, take out, throw out, purge, flush, clear out, kick out, nil out, set to nil, wipe, forget, \
    expel
    join: join, latch on, hook onto, piggyback, await the same, wait for the same, share the same, get in line, \
    subscribe to the same, tag along, wait along
    supersede: supersede, take over from, overtake, replace, oust, displace, push out, take the place, override, \
    outdate, make obsolete
    occupy: occupy, take up, take all, take everything, fill, fill up, use up, eat up, eat everything, eat all, \
    grab all, claim all, take the whole, take whatever, swallow all, hog, cover the whole, spread over
    stretch: stretch, grow, expand, inflate, widen, blow up, enlarge, get larger, get bigger, become larger, \
    become bigger, extend, swell, balloon, spread out, get wider, puff up
    compress: compress, squash, squeeze, shrink, get smaller, become smaller, narrow, cut down, press together, \
    make smaller, tighten
    offer: offer, propose, suggest, proposal, put forward, hand out, make available, supply, expose
    want: wish, would like, prefer, ask for, desire
    mean: mean, stand for, signify, denote, represent, express, amount to, indicate, be code for, come down to, \
    read as, be the same as saying, imply
    say: declare, specify, point out, spell out, list, mention, let it know, make clear
    mark: tag, label, annotate, note, set a flag, tick, highlight, point out, list, nominate
    recognise: recognise, recognize, tell apart, distinguish, know again, take for the same, match up, tell which, \
    make out, discern
    think: think, take for, consider, regard as, treat as, believe, see as, look at as, take as, count as, \
    be held for, be taken for
    notice: notice, find out, hear of, learn of, become aware, get wind of, realise, realize, hear about, get told, \
    be told, know of, spot, be aware of, catch sight
    seenothing: be blind, sees nothing, no difference, sees no difference, find nothing, finds no difference, \
    looks the same, look like no work
    donothing: do nothing, does nothing, nothing happens, no op, no work, no effect, without effect, update nothing, \
    nothing updates, nothing gets updated, nothing moves, stand still, come to nothing, have no effect, lie idle, \
    change nothing, changes nothing
    put: place, lay, stick, throw in, drop in, file, insert, enter, deposit, slot, stash, leave in, park
    store: store, cache, leave in, put away, file, stash, memoize, assign
    take: grab, pick, pull, draw, extract, pick out, take from, get from, read from
    fetch: fetch, load, download, retrieve, pull, look up, obtain, read
    find: find, look up, come across, discover, locate, get hold of, track down, pick out
    hand: hand, deliver, send, be given, be handed, get handed, be passed, come with, hand over, transfer
    getsgiven: be given, receive, be handed, be passed, get passed, accept, have as argument, come as argument, args, \
    arguments, parameters, gets handed, is told, has to work with
    reach: reach, get at, touch, get to, lay hands on, have access, be able to see, get hold of, come at
    escape: escape, get away, get out, leave, break out, slip away, break free
    hold: grip, cling to, hang on to, hold on to, keep hold of, keep a reference, keep a hold, hold strongly, \
    point to, capture, refer to
    holdalive: keep alive, hold alive, not let go, not let die, keep in memory, prevent release, \
    prevent deallocation, never let go, keep from being freed, hold back from, stay alive, live on, not released, \
    never released, cannot be released, never goes away, not freed, never freed, never deinit, never deallocated, \
    stop from going
    letgo: let go, give up, set free, be freed, get released, be let go, be dropped, go away, die, go out of memory, \
    come to its end
    cleanup: clean up, tidy up, tear down, dismantle, put away, wind down, clear up, free resources, stop the, \
    shut down, switch off, undo, close down, turn off, teardown, cleanup
    perish: die, be over, be gone, end its life, go away, cease, come to an end, pass away, expire, be torn down, \
    be destroyed, dies with, ends with, goes with, go down with
    outlast: outlast, outlive, live longer, stay around, live on, go on living, last beyond, remain after, \
    still be there, still exist, live past
    leavescreen: leave, disappear, go away, off screen, leave the screen, navigate away, go back, be dismissed, \
    be removed, be taken away, out of sight, out of view, go off screen, gone from the screen, dismiss, pop, \
    be closed, screen is gone, view is gone, leave the page
    cometoscreen: appear, come on screen, show up, be shown, on screen, become visible, come into view, be presented, \
    enter the screen, per appearance
    keepwatching: keep watching, register, note, take note, remember which, record which, watch, keep tabs, keep track
    readit: read, look at, touch, mention, depend on, ask for, consult, make use of, refer to, look up, display
    rerender: redraw, rerender, render again, draw again, evaluate again, body runs, run body, run the body, rebuild, \
    refresh, update, be evaluated, call body, body is called, body is run, wake, be updated, repaint
    letknow: let know, notify, inform, ping, signal, wake, send word, shout, fire, ring, give notice, \
    raise the alarm, send a signal
    honour: honour, honor, respect, obey, stick to, keep to, comply, heed, take into account, adhere
    disobey: disobey, ignore, disregard, go against, break, violate, breach, flout
    cooperate: cooperate, play along, check for itself, stop by itself, stop itself, look at it, poll, has to look, \
    has to check, go out by itself, check from time to time, look from time to time, must check
    kill: kill, terminate, halt, interrupt, stop by force, force quit, shoot down, put to death, end by force, \
    pull the plug
    skip: skip, leave out, pass over, omit, jump over, spare, miss out, step over
    avoid: avoid, steer clear, keep away, stay away, dodge, get around, work around, bypass, shun, keep off
    preventit: prevent, keep from, forbid, hinder, stand in the way, rule out, make impossible, disallow, \
    guard against, protect from, save from, ward off
    letit: allow, permit, enable, make possible, give a chance, leave open, open the door, make room
    force: force, compel, oblige, impose, enforce, insist
    dependson: depend on, be tied to, hang on, hinge on, go by, be bound to, be linked to, be decided by, rest on, \
    be coupled to, follow from, vary with
    followit: follow, go with, go along, keep up, keep pace, move with, mirror, reflect, change with, vary with
    tieto: tie to, bind to, attach to, link to, couple to, hook to, connect with, associate, pair with, fasten to
    takeapart: split, take apart, divide, break up, pull apart, decouple, keep apart, tell apart, cut in two, \
    disentangle
    decide: decide, choose, pick, determine, settle, have the say, make the call, be up to, control, rule
    judge: judge, weigh, evaluate, assess, rate, measure against, estimate, grade
    try: try, attempt, have a go, make an attempt, give it a go, seek to, aim to, do its best
    surrender: give up, abandon, surrender, quit, back out, bail, drop it, let go, stop trying, leave off, cede
    giveaway: give away, hand over, cede, free up, make room, step aside, let others, vacate, be free, \
    open for others, let go of
    switchover: switch, change over, move over, go over, swap, turn to, shift, change sides, convert, become
    turninto: become, turn into, change into, grow into, develop into, end up as, be turned into, be replaced by, \
    be now, is now, change to, go to, instead, in place of, replace, swap for, exchange for, rather than
    fallaway: evaporate, be gone, go away, drop out, fall away, become unnecessary, can go, be dropped, is gone, \
    fall off, superfluous
    splitoff: split off, fork, branch off, spin off, spawn
    combine: combine, merge, put together, bring together, unite, join up, pool, mix, blend, fold together, couple
    holdagainst: compare, check against, look for differences, diff, tell the difference, set against, match against, \
    hold side by side, contrast, see whether it changed
    insert: insert, put in, slip in, bring in, arrive, addition, insertion, come in new, new arrival, newcomer, \
    one arrives, one plus
    deleteit: delete, remove, take out, kick out, throw out, removal, one leaves, be gone, erase, strike out, \
    discard, gets deleted
    treatnew: treat as new, take for a newcomer, think it is another, take for another, another product, \
    something new, a different one, a stranger, other one, new item
    animate: animate, flicker, blink, flash, jump, fade, slide, move in, move out, wobble, twitch
    complain: complain, protest, object, grumble, warn, nag, moan, raise an error, refuse
    refuse: refuse, reject, decline, turn down, deny, turn away, bounce, rebuff
    accept: accept, take in, agree to, approve, say yes, welcome, admit, let through, tolerate, honour
    prove: prove, demonstrate, confirm, verify, establish, testify, evidence, attest
    guess: estimate, assume, presume, speculate, reckon, imagine
    explain: explain, tell why, account for, give a reason, clarify, make clear, justify, motivate
    hideit: hide, conceal, mask, cover, paper over, sweep under the rug, gloss over, veil, bury, keep secret
    reveal: reveal, expose, uncover, bring to light, lay open, make visible, surface, disclose, come to light
    spoil: spoil, ruin, damage, break, wreck, corrupt, destroy, mess up, harm, botch, mangle, garble, hurt
    mend: mend, repair, correct, cure, solve, remedy, patch, put right, set right, heal, sort out, make good
    worsen: worsen, get worse, make worse, deteriorate, degrade, aggravate, go downhill, suffer
    improve: improve, get better, make better, enhance, refine, polish, upgrade, optimise, optimize, tune
    waste: waste, squander, throw away, burn, be in vain, needless work
    pay: pay, cost, be charged, bear the cost, take the hit, spend, be expensive, pay the price
    charge: charge, bill, debit, invoice, take money, collect the money, book, take the payment
    doagain: repeat, do again, do twice, redo, send again, resend, retry, run again, a second time, once more, \
    do over, go through again, run twice, play again, issue again
    retryit: retry, try again, send again, resend, repeat the request, another attempt, a second attempt, \
    next attempt, give it another try, try once more
    reusing: reuse, use again, recycle, keep using, take the same, hand out the same, go on with the same
    adapt: adapt, adjust, fit, tailor, tune, bend, shape, suit, modify to fit, accommodate
    imitate: imitate, mimic, simulate, emulate, pretend, act as if, pose as, fake, stand in
    spare: spare, economise, economize, avoid, cut down on, go easy on, use less, reduce
    gather: gather, accumulate, pile up, assemble, bring together, amass, pool, build up
    scatter: scatter, spread, distribute, disperse, strew, sprinkle, spread over, all over the place
    drainit: empty, drain, clear, clean out, flush, use up, exhaust, run dry, deplete
    fillup: fill, fill up, populate, top up, load, stuff, replenish, feed
    unlock: open, unlock, unseal, uncover, unwrap, unpack, start reading
    shutdown: shut down, turn off, switch off, power off, disable, deactivate, put to sleep, quit
    turnon: turn on, switch on, enable, activate, set to true, opt in, arm
    turnoff: turn off, switch off, disable, deactivate, opt out, set to false, disarm, mute
    rise: rise, go up, put up, set higher, increase, lift, turn up, crank up, bump, make higher, put on high, set high
    sink: sink, lower, go down, turn down, set lower, decrease, reduce, make lower, cut
    exceed: exceed, go beyond, overshoot, surpass, go past, top, be more than, overrun, overflow, go over, run over
    fallshort: fall short, undershoot, be too little, lack, run out
    suffice: suffice, be enough, be sufficient, be all you need, cover it, enough, that is all, will do
    lackit: lack, be missing
    possess: possess, come with, be equipped with, carry, include, bring along, feature
    contain: contain, include, comprise, consist of, be made of, be in, sit in, be part of, have inside
    exclude: exclude, leave out, keep out, shut out, bar, rule out, filter out
    stayput: stay, remain, stay put, stick around, be still there, linger, hold on, be kept, be retained, live on, \
    stay there, remain there
    standstill: stand still, stall, freeze, hang, be stuck, come to a halt, pause, idle, sit idle
    wander: wander, move, shift, travel, drift, go elsewhere, change place
    precede: precede, come before, go before, come first, run first, happen first, be ahead, be first, prior to, \
    before
    succeedit: follow, come after, come next, run next, happen next, be next, come later, come second, behind, after
    coincide: coincide, happen at once, overlap, clash, collide, come together, be at the same time, meet
    clash: clash, conflict, collide, contradict, bite each other, disagree, get in the way, compete, fight, \
    interfere, step on each other
    fitwith: agree, fit, be in line, be consistent, line up, correspond, tally, be right, square with
    """
}
