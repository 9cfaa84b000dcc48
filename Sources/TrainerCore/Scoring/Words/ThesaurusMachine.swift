extension Thesaurus {
  /// Memory, threads and tasks, numbers and costs: what a machine does whatever the program is for.
  static let machine = """
    heldstrongly: strong reference, hold strongly, keep alive, retention, all strong
    heldweakly: weak reference, hold weakly, weak, unowned, back reference
    refcount: reference count, retain count, arc, counting, automatic reference counting
    deallocation: deinit, destruction, destructor, going away
    heapalloc: allocation, allocate, heap allocation, malloc, on the heap, reserve memory
    stackalloc: on the stack, stack allocation, inline
    dangling: dangling pointer, use after free, invalid pointer, freed memory, zombie, already freed
    overflowing: overflow, wrap around, too large for, out of range, exceed the range
    underflow: underflow, below zero, go negative, less than zero
    outofbounds: out of bounds, beyond the end, past the end, index out of range, off by one, one too far
    outofmemory: out of memory, memory pressure, run out of memory, jetsam, low memory, memory warning, \
    killed by the system
    bufferthing: buffer, staging area, intermediate storage, temporary storage
    garbagecollection: garbage collector, garbage collection, gc, sweep, mark and sweep
    byvalue: by value, as a copy, each has its own, own copy
    byreference: by reference, same object, pointer, one object for all
    copycost: copying, cost of copying, deep copy, duplicate everything
    callbackthing: callback, completion handler, closure, handler, hook, delegate method
    suspendit: suspend, await, wait, pause, give up the thread, sleep, park, be suspended, suspension, \
    suspension point, hold on
    resumeit: resume, wake, come back, go on, carry on, be continued, return from await
    reentrant: reentrant, reentrancy, interleave, others run in between, let others in, let other calls run, \
    can be entered again, picks up another, picked up, other callers run, open for others
    exclusiveaccess: one at a time, mutual exclusion, only one, exclusive, just one thing, only one piece, \
    one thing running
    dataraceword: data race, race, concurrent access, simultaneous access, unsynchronised access, \
    unsynchronized access, touched concurrently, at the same time, two threads at once
    logicfault: logic error, logic bug, logic race, check then act, time of check, wrong order, bug in the logic, \
    fault in the logic, high level race, semantic race, ordering bug
    memorycorruption: memory corruption, corrupt memory, undefined behaviour, undefined behavior, torn read, \
    garbage values, half written
    protects: protect, guard, shield, keep safe, defend, secure
    waiteachother: deadlock, wait for each other, both wait, stuck forever, circular wait, blocked forever
    starve: starve, starvation, left waiting, livelock
    pileofthreads: thread explosion, too many threads, thread pool exhausted
    threadpool: thread pool, worker pool, cooperative pool, workers
    lockit: lock, mutex, hold a lock, take the lock, acquire, critical section, semaphore, synchronized block
    lockfree: lock free, atomic, compare and swap, atomics
    duplicatedwork: downloaded twice, two downloads, two requests, done twice, double work, twice the work, \
    duplicate request, same work twice, second download, fetched twice, run twice
    sharework: share the work, deduplicate, coalesce, one download for all, single flight, only one download, \
    join the running, same task, await the same, one request for all
    runningtask: in flight, running task, pending task, running download, pending download, task in progress, \
    ongoing request, outstanding request, current task, task itself, pending request, the task
    cancelsignal: cancellation, is cancelled, cancel flag
    cancelflag: flag, boolean, bool, sign, marker, bit, hint, signal, ask, only asks, is only asked
    checkcancel: check for cancellation, is cancelled, check cancellation, look at the flag, check it, poll the flag, \
    checkcancellation, iscancelled
    cancelchild: cancelled along, inherits cancellation, propagates to children, child tasks are cancelled, \
    passed on to children, cancelled with it
    unstructuredtask: unstructured, detached, bare task, escape the tree, of its own, independent task
    bgwork: background work, off the main thread, in the background, worker thread, on another thread, aside
    mainwork: on the main thread, main actor, ui thread, main queue, mainactor
    debounce: debounce, wait until typing stops, short sleep, delay each keystroke, wait a moment, throttle, \
    wait for a pause
    timerfires: timer, tick, fires, interval, periodic, scheduled
    priorityinversion: priority inversion, low priority blocks high, waits for a lower priority
    idempotence: idempotent, same effect twice, no matter how often, safe to repeat, safe to retry, \
    repeating changes nothing, repeat without harm, twice is the same as once, can be repeated, no extra effect, \
    harmless to repeat, doing it twice has the same effect, same as once, sent twice, as often as you like
    hashthing: hash, hash value, digest, fingerprint, hash code, checksum, hashable, hashed over
    equality: equal, compare equal, compare as equal, considered the same
    identitything: identity, which one it is, who it is, primary key, uuid, same item, which item
    statething: state, content, data, what state it is in, condition, values, fields, contents
    onestep: constant time, in one step, immediately found, direct lookup, independent of size
    linearscan: linear, look at each, go through all, one after another, scan, each element, walk through
    logtime: logarithmic, binary search, halving, tree descent, divide and conquer
    sorted: sorted, ordered, in order, in sequence, sort order, arranged
    unsorted: unsorted, unordered, any order
    prefixthing: prefix, beginning, leading part, first part, left part, leftmost, start of, leading, first column, \
    from the left
    suffixthing: suffix, ending, trailing part, last part, tail, right part, second column, trailing
    precision: precision, accuracy, decimals, digits, resolution
    roundoff: rounding error, rounding, lose digits, floating point, inexact, approximation
    exactnumber: decimal, integer cents, fixed point, whole numbers, smallest unit, minor unit
    percentile: percentile, p95, p99, tail latency, slowest requests, worst cases
    latency: latency, response time, wait time, lag, round trip time, how long it takes
    throughput: throughput, requests per second, bandwidth, rate, how many per second
    memoryuse: memory use, footprint, memory consumption, resident size, how much memory, ram
    timezone: time zone, timezone, utc, offset, local time, gmt
    daylight: daylight saving, dst, summer time, clock change, clocks go forward, clocks go back
    calendarthing: calendar, gregorian, days and months, leap year, date components
    monotonic: monotonic clock, steady clock, uptime, continuous clock
    wallclock: wall clock, system time, clock on the wall, user can change it, current date
    seed: seed, starting value, reproducible, same sequence again, deterministic
    optionalvalue: optional, may be missing, nullable, can be nil, may be empty, possibly absent
    unwrapit: unwrap, guard let, if let, bind the optional, take out of the optional
    forceunwrap: force unwrap, exclamation mark, bang, crash on nil, trap on nil
    castit: cast, convert, downcast, as a, coerce, treat as
    genericity: generic, type parameter, any type, for all types, parametric
    existential: existential, any protocol, boxed, type erased, dynamic type
    dispatchstatic: static dispatch, direct call, decided at compile time, known at compile time, inlined
    dispatchdynamic: dynamic dispatch, virtual call, vtable, decided at run time, looked up at run time, table lookup
    compiletime: compile time, when compiling, by the compiler, at build time, before it runs, compiler error
    runtime: run time, runtime, while running, when it runs, at execution
    subclassing: subclass, inherit, derive, override, extend the class, inheritance
    composition: composition, compose, build from parts, has a, delegate to
    abstraction: protocol, interface, contract, abstraction, abstract type
    pure: pure, same input same output, depends only on its input
    sideeffect: side effect, change something outside, affect the outside, does something else too
    recursion: recursion, recursive, calls itself, call itself again
    iterator: iterate, loop over, go through, for each, walk, enumerate, visit each
    lazyvalue: lazy, on demand, when first used, only when needed, deferred
    eager: eager, up front, in advance, right at the start, at once, ahead of time
    """
}
