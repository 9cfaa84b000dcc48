extension Thesaurus {
  /// What the fields of programming say in several ways: memory, threads, networks, data, tests, screens.
  static let fields = """
    capturing: capture, hold on to, close over, grab, keep a reference, take a reference, refer to, remember
    capturelist: capture list, weak self, unowned self, weak capture
    keepalive: keep alive, retain, hold strongly, own strongly, strong reference, prevent from being freed
    freed: deallocate, free, release, deinit, go away, clean up, be destroyed, reclaim, garbage collect
    breakcycle: break the cycle, cut the cycle, break the loop, cut the loop, undo the cycle, nil out, set to nil
    mutualhold: retain cycle, reference cycle, hold each other, own each other, keep each other alive, \
    point at each other, circular reference, strong cycle
    stayinmemory: leak, memory leak, stay in memory, pile up in memory, linger, remain in memory, hang around
    escaping: escape, outlive the call, stored for later, kept for later, run later, called later
    inplace: in place, without copying, directly, on the spot
    copyonwrite: copy on write, copied when changed, lazy copy, copied only when
    valuekind: value type, struct, value semantics, copied
    referencekind: reference type, class, reference semantics, shared instance, object of a class
    identitykept: same identity, keep its identity, recognise as the same, same id, stable id, stable identity
    cursorjump: jump to the end, go to the end, move to the end, land at the end, fly to the end, end up at the end
    selectedtext: selection, selected range, cursor position, caret position, insertion point, text range
    saverestore: save and restore, remember and put back, store and set again, note and reapply, keep and put back
    reassigntext: set the text, assign the text, write the text, replace the text, overwrite the text
    reformat: format, reformat, uppercase, transform the text, change the text, alter the text
    readout: read out, announce, speak, voice, say aloud, read aloud
    screenreader: voiceover, voice over, screen reader, talkback, assistive technology, blind user, accessibility
    hearonly: say, tell, announce, hear, be told
    describedby: label, name, title, caption, description, accessibility label
    currentlevel: value, current value, state, level, accessibility value
    adjustable: adjustable, increment, decrement, swipe up, swipe down, swipe up and down, step up and down, raise and lower
    singleelement: one element, single element, combine, group, merge the children, treat as one, as a whole, ignore children
    tappable: hit area, touch target, tap area, tappable area
    bigtarget: 44 points, large enough to tap, big enough
    notcoloralone: color alone, colour alone, only by color, only color, shape and color, besides color
    largetext: dynamic type, large text, text size, bigger font, font scaling, scale with the text, grows with the text
    lessmotion: reduce motion, less motion, without animation, animations off
    contrasty: contrast, legible, readable, easy to see, stand out
    leaffirst: leaf first, start at the leaves, from the leaves, smallest screen first, leaf screen, outermost screen, \
    simple screen first, least risky first
    screenbyscreen: screen by screen, one screen at a time, step by step, piece by piece, gradually, incrementally, in slices
    mixedapp: coexist, side by side, live together, both frameworks, mix, hybrid, interoperate
    rewriteall: rewrite, big bang, from scratch, all at once, start over, complete rewrite, throw away the old
    behindflag: feature flag, flag, toggle, switch, remote config, kill switch, behind a switch
    wayback: roll back, revert, switch back, way back, turn off again, fall back, undo the release
    watchafter: monitor, crash rate, metrics, measure, watch the numbers, telemetry, analytics
    shippable: ship, release, shippable, deliverable, always releasable, keep releasing
    sharedlogic: business logic, view model, shared code, domain layer, model layer, logic outside the view
    keepnavigation: keep the navigation, navigation stays, navigation last, coordinators stay
    paritycheck: snapshot test, regression test, compare old and new, parity, screenshot test
    minimumversion: deployment target, minimum version, oldest system, older systems, os version, supported versions
    decoding: decode, parse, deserialise, deserialize, read the json, turn into objects
    leavesempty: nil, null, none, empty, missing, absent
    toleratefailure: tolerate, survive, cope with, be lenient, forgiving, robust, resilient, graceful
    strictness: strict, unforgiving, picky, rigid, exact
    badinput: malformed, invalid, corrupt, broken, unexpected, garbage
    stopatonce: abort, stop, give up, bail out, fail fast, throw
    retrylater: retry, try again, attempt again, backoff, exponential backoff, wait longer each time
    samerequest: idempotent, safe to repeat, same result when repeated, no double effect, repeatable
    timeouts: timeout, time limit, deadline, give up after, too slow
    nonetwork: offline, without network, no connection, connection lost, airplane mode
    cachedcopy: cache, cached copy, stored response, keep locally, local copy
    expiry: expire, ttl, time to live, outdated, invalidate, evict
    secureline: tls, https, encrypted connection, encrypted in transit, certificate
    secretstore: keychain, secure enclave, vault, secret store, encrypted storage
    injectionrisk: injection, untrusted input, escape the input, sanitise, sanitize, parameterised, parameterized
    leastrights: least privilege, minimal rights, only what it needs, restrict access
    logincheck: authenticate, log in, sign in, identify, prove identity
    maydo: authorise, authorize, permission, access right, allowed to
    uithread: main thread, main actor, main queue, ui thread
    workaside: background, background thread, off the main thread, worker, another thread, async
    blocksui: freeze the ui, block the main thread, hang, stutter, unresponsive, drop frames, jank
    oneatatimeaccess: lock, mutex, serial queue, actor, exclusive access, one thread at a time, synchronise, synchronize
    unsafeaccess: data race, race condition, simultaneous access, at the same time without, unsynchronised, unsynchronized
    waitforever: deadlock, wait forever, wait for each other, stuck forever, never continue
    suspendpoint: await, suspension point, suspend, give up the thread, pause, yield
    changedmeanwhile: reentrancy, changed meanwhile, state may have changed, changed in between, interleave
    cancelwork: cancel, stop the task, abandon, no longer needed, abort the request
    childtasks: structured concurrency, child task, task group, scope
    orderkept: in order, keep the order, sequential, one after the other, fifo, first come first served
    indexing: index, lookup structure, sorted structure, avoid a full scan
    fullscan: full scan, look at every row, linear search, scan everything, go through all
    manyqueries: n plus one, query per row, query in a loop, one query for each
    joined: join, fetch together, in one query, eager load, prefetch
    atomicchange: transaction, atomic, all or nothing, commit or roll back, together or not at all
    consistentread: consistent, isolation, snapshot, repeatable
    eventual: eventually consistent, lag, delay, behind, catches up
    schemachange: migration, schema change, alter the table, new column
    copydata: replicate, replica, copy, mirror, standby
    spreaddata: shard, partition, split the data, distribute, spread over
    commitnote: commit, revision, change set, snapshot
    branchline: branch, line of work, fork, feature branch
    integrate: merge, integrate, bring together, join the branches
    replayon: rebase, replay, put on top, reapply commits, rewrite history, linear history
    sharedhistory: pushed, published, shared branch, public history, others have it
    fakeobject: mock, stub, fake, test double, stand in, dummy
    flakytest: flaky, sometimes fails, unreliable, non deterministic, passes by luck
    fasttest: unit test, small test, isolated test, quick test
    wholetest: end to end, integration test, ui test, whole flow
    inject: inject, pass in, hand in, supply from outside, dependency injection, parameter
    hardwired: hard coded, hardwired, fixed, built in, baked in, literal
    constanttime: constant time, o1, independent of the size
    lineartime: linear, proportional to the size, each element once, one pass, single pass
    quadratic: quadratic, nested loop, every pair, each with each, grows with the square
    logarithmic: logarithmic, halve, binary search, divide in half
    collision: collision, same bucket, same hash, clash
    reusecell: reuse, recycle, dequeue, cell reuse, pool
    diffing: diff, compare snapshots, compute the difference, only what changed, changed rows
    lazyload: lazy, on demand, when needed, only when visible, prefetch, page by page, pagination
    imagework: downsample, resize the image, thumbnail, decode the image, scale down
    profileit: profile, instruments, measure first, find the hot spot, trace
    memoize: memoise, memoize, cache the result, compute once, remember the result
    pushchange: notify, publish, broadcast, tell observers, send an update
    pullchange: poll, ask again and again, check regularly, query periodically
    oneway: one way, unidirectional, data flows down, events go up, down and up
    sourceoftruth: source of truth, single source, owner of the data, one place
    derived: derived, computed, calculated from, worked out from
    bubbleup: bubble up, propagate, rethrow, pass on the error, travel up
    hideerror: swallow, hide the error, ignore the error, empty catch, silence, suppress, throw away the error
    makevisible: log, report, surface, show, record, send to the backend, crash report
    usermessage: alert, error message, tell the user, banner, toast
    """
}
