extension Thesaurus {
  /// Networks, stores, security, and the workshop: version control, tests, builds, releases.
  static let systems = """
    cachekeep: cache, keep a copy, store the response, keep the response, local copy, save locally, stored copy, \
    keep it, may keep, put aside, retain a copy
    revalidate: revalidate, ask the server, check with the server, conditional request, check whether it changed, \
    ask whether it is still valid, verify freshness, ask before using, ask if it is still current, \
    confirm with the server
    notmodified: 304, not modified, nothing new, has not changed, still good, still valid, use what you have, \
    empty reply
    newbody: 200, full response, new body, fresh body, new content, new version, whole body, complete response
    etagthing: etag, version tag, tag, fingerprint, version of the resource, entity tag
    nostore: no store, do not keep, never store, keep nothing, write nothing to disk, must not be stored, \
    nothing stored, not saved at all, must not keep, no copy
    freshfor: max age, fresh for, valid for, lifetime, seconds, for so many seconds, as long as it is fresh, \
    until it expires, time to live, shelf life
    statuscode: status code, http status, response code, reply code
    clienterror: client error, 400, 4xx, bad request, fault of the caller, wrong request
    servererror: server error, 500, 5xx, fault of the server, internal error
    toomanyrequests: 429, too many requests, rate limit, throttled, slow down, quota exceeded
    unauthorised: 401, unauthorised, unauthorized, token expired, session expired
    forbiddenstatus: 403, forbidden, access denied
    notfound: 404, unknown resource, missing resource
    conflictstatus: 409, conflict, already exists, version conflict, someone changed it
    timeoutword: timeout, time out, no answer in time, no reply, no response, timed out, gave up waiting, \
    answer never came, no answer, reply got lost, did not hear back
    unknownoutcome: unknown, may have arrived, may have happened, could have gone through, uncertain, \
    tells you nothing, may or may not, either way, perhaps already done, could already be done, might have succeeded, \
    says nothing about
    doublecharge: charge twice, double charge, pay twice, charged a second time, two charges, billed twice, \
    double payment, second payment, two payments, money taken twice
    idempotencykey: idempotency key, request id, unique key, same key, client generated id, token of the request, \
    key per attempt, own id for the request, unique id, one id, operation id, transaction id, dedupe key
    dedupe: deduplicate, recognise the repeat, recognize the repeat, same answer again, return the stored result, \
    drop the duplicate, know it already, seen before, already seen, detect the duplicate, \
    give the first answer again, remember the key, replay the response, same result as before, recognise a duplicate, \
    recognize a duplicate, saved response, return the first result, same response
    asklater: ask for the status, look up the order, query the state, check whether it went through, get the payment, \
    fetch the status, ask what happened, check the status, poll the status
    backoffword: backoff, back off, wait longer, exponential, wait between attempts, growing pauses, jitter, \
    random delay, increasing delay, pause between attempts
    httpget: read request, safe method, only reads, read only
    httpput: replace the whole, set to this, overwrite the resource
    httppost: post, create, new resource each time, submit
    httpdelete: delete, remove the resource, gone afterwards
    latencything: latency, round trip, slow network, response time
    connectionlost: connection lost, offline, network is gone, dropped connection, airplane mode
    handshake: handshake, tls, certificate, pinning, encrypted
    websocket: websocket, open connection, long lived connection, push channel, server push, server sent events
    polling: poll, ask again and again, ask every few seconds, check regularly
    proxy: proxy, gateway, cdn, load balancer, middle box
    webhook: webhook, callback url, server calls you, notification from the server
    pagination: pagination, page by page, cursor, next page, in pages, limit and offset
    compressionword: compress, gzip, smaller payload, deflate, shrink the payload
    serialisation: serialise, encode, to json, to bytes, marshal
    sqlindex: index, composite index, b tree, btree, sorted copy, phone book, sorted by, ordered by, key order, \
    lookup structure
    leftprefix: leftmost prefix, left prefix, first column, leading column, starts with, from the left, first by, \
    sorted first by, leading columns, prefix, begin with the first, order of the columns, column order
    skipscan: scan, full scan, table scan, read everything, look at every row, go through all rows, \
    read the whole table, scan the whole, every row, seek
    rangequery: range, between, interval, from to, range scan, neighbours, contiguous, adjacent, next to each other, \
    in one stretch
    sortfree: already sorted, no sort, without sorting, sort for free, no extra sort, in the right order already, \
    comes out sorted, sorted already, no sort step, order comes for free, read in order
    covering: covering, index only, all columns in the index, answer from the index, everything needed
    writecost: write cost, slower writes, every insert, each insert, updates too, maintain the index, \
    keep it up to date, slower inserts, costs on write, each write, extra work on write, costs space, disk space, \
    upkeep
    redundantindex: redundant, superfluous, already covered, duplicate index, unnecessary, does the same, \
    covered already
    scattered: scattered, spread all over, all over the index, everywhere, mixed, strewn
    selective: selective, few rows, narrow down, cardinality, many different values, small part
    explainplan: explain, query plan, execution plan, look at the plan, analyze, measure it
    nplusone: n plus one, query in a loop, one query per row, many small queries
    transactionword: transaction, atomic, commit, roll back, unit
    isolationlevel: isolation, serializable, read committed, repeatable read, snapshot isolation, dirty read
    lostupdate: lost update, overwrite each other, last write wins, last one wins, one change is lost, overwritten
    optimisticlock: optimistic locking, version number, compare the version, version check, check version on save
    pessimisticlock: pessimistic locking, select for update, lock the row, hold the row
    foreignkey: foreign key, reference to another table, referential integrity, constraint
    normalise: normalise, normalize, each fact once, split tables
    denormalise: denormalise, denormalize, redundancy, store twice for speed, copy of the data
    migrationword: migration, schema change, upgrade the database, alter table, convert old data
    backupword: backup, restore, safe copy
    replication: replica, replication, read copy, lag behind, standby
    sharding: shard, partition, split over machines, spread over servers
    keyvalue: key value store, dictionary, map, redis, lookup by key
    rebaseword: rebase, replay, put on top, reapply, move onto, new commits, rewritten, on top of main, \
    copy the commits, lift onto, transplant, apply again on top, rewrite
    newhashes: new hashes, new ids, different hashes, other commits, new commits, changed history, rewritten history, \
    different commits, new sha, rewrites history, history is rewritten, other ids
    linearhistory: linear, straight line, one line, clean history, straight history, in a row, tidy history
    mergecommit: merge commit, two parents, joins both, ties together, knot, extra commit, merge bubble, \
    commit with two parents, keeps the history, records the merge
    nonfastforward: non fast forward, rejected, refused, diverged, not an ancestor, no descendant, push fails, \
    does not contain, not based on, refuses the push, would lose commits, remote has commits, different history, \
    histories differ
    forcepush: force push, force, overwrite the remote, push force, replace the remote branch, with force
    leasepush: force with lease, lease, only if unchanged, refuse if someone pushed, unless somebody pushed, \
    only if the remote is as expected, where you last saw it
    sharedbranch: shared branch, others work on it, public, others have pulled, based on it, somebody else uses, \
    colleagues have it, other people, main, others build on it, published history, used by others, someone else pulled
    conflictword: conflict, collide, same lines, clash, resolve, both changed, merge conflict
    conflictagain: conflicts again, for each commit, commit by commit, once per commit, same conflict again, \
    several times, one commit at a time, per commit, each commit, over and over
    conflictonce: resolve once, in one go, a single time, all at once, one time
    bisect: bisect, find the bad commit, binary search in history, which commit broke it
    cherrypick: cherry pick, pick a commit, take over a commit, copy one commit
    stashit: stash, put aside, park changes
    squashit: squash, melt together, one commit, combine commits
    reflog: reflog, lost commits, find it again, recover, old position
    pullrequest: pull request, merge request, code review, review
    branching: branch, feature branch, line of development, fork
    testdouble: mock, stub, fake, test double, spy, stand in
    unittest: unit test, small test, isolated test, fast test
    integrationtest: integration test, end to end, whole flow, ui test
    flaky: flaky, sometimes fails, unreliable, fails at random
    regression: regression, broke again, used to work, came back, worked before
    coverageword: coverage, tested lines, how much is tested, test coverage
    reproduce: reproduce, repro, make it happen again, recreate the bug
    continuousintegration: ci, continuous integration, pipeline, build server, on every push
    releaseit: release, ship, roll out, go live, publish, deliver
    stagedrollout: staged rollout, phased release, canary, few users first, percent of users, gradually
    rollbackword: roll back, go back, undo the release, back to the old
    featureflag: feature flag, toggle, switch, remote config, kill switch
    monitoring: monitoring, dashboards, watch the numbers, telemetry
    logging: log, write down, print
    profiling: profile, instruments, find the hot spot
    dependencyinjection: dependency injection, pass in, hand in, constructor parameter, from outside
    singletonword: singleton, shared instance, global, one for all
    codereview: review, second pair of eyes, look over, read by another
    refactor: refactor, restructure, clean up the code, rework, tidy
    techdebt: technical debt, legacy, old code, shortcuts, mess
    secretword: secret, password, token, credential
    encryption: encrypt, cipher, scramble, unreadable, protected
    hashing: hash, one way, digest, bcrypt, argon
    salting: salt, random per user, extra random, different for each
    signing: sign, signature, verify the sender, tamper proof, authenticity
    injectionattack: injection, sql injection, untrusted input, run as code, concatenated
    crosssite: cross site, xss, script injection, csrf, forged request
    sanitising: sanitise, sanitize, escape, clean the input
    parameterised: parameterised, parameterized, prepared statement, placeholders, bind values
    leastprivilege: least privilege, only what it needs, minimal rights, restricted
    authn: authenticate, log in, sign in, who you are
    authz: authorise, authorize, permission, what you may do, access rights
    keychainword: keychain, secure storage, secure enclave, encrypted store
    leakdata: leak, expose, give away, disclose, end up in the logs
    attacker: attacker, hacker, malicious, evil, bad actor, man in the middle
    """
}
