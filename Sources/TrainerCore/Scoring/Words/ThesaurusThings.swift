extension Thesaurus {
  /// What programs are made of and deal with.
  static let things = """
    function: function, method, routine, procedure, func, hook, operation
    closure: closure, callback, block, lambda, handler, completion, anonymous function, completion handler
    argument: argument, parameter, input, what you pass
    result: result, outcome, output, return value, answer, response
    variable: variable, property, field, attribute, member, ivar
    value: value, content, data
    type: type, class, kind, struct, structure
    object: object, instance, thing
    copy_of: copy, snapshot, duplicate, clone, replica
    reference: reference, pointer, handle, ref
    binding: binding, two way connection, bind
    state: state, status, condition, data, model state
    model: model, data model, view model, viewmodel, domain object, observable
    view: view, screen, page, ui, widget
    controller: controller, view controller, vc, viewcontroller, uiviewcontroller
    container: container, holder
    parent: parent, superview, enclosing, outer, containing
    child: child, subview, nested, inner, embedded, kid, sub
    cell: cell, row, item, table row
    list: list, table, collection, feed
    array: array, list, sequence, collection, vector
    dictionary: dictionary, map, hash, hashmap, hash table, lookup table
    element: element, item, entry, member, record, object, row
    key: key, identifier, name, id
    identity: identity, id, identifier, ident, same object
    index: index, position, offset, place
    order: order, sequence, arrangement, ordering
    queue: queue, line, fifo, buffer
    thread: thread, queue, executor
    mainthread: main thread, main actor, main queue, mainactor, ui thread, ui queue
    task: task, job, work, unit of work, operation
    actor: actor, isolation domain
    lockthing: lock, mutex, semaphore, latch
    race: race, race condition, data race, simultaneous access, concurrent access, two threads
    deadlock: deadlock, wait for each other, mutual wait, both wait
    retaincycle: retain cycle, reference cycle, strong cycle, cycle, strong reference cycle, hold each other, keep each other alive, \
    own each other, circular reference
    memory: memory, heap, ram, storage
    stack: stack, lifo, pile
    event: event, notification, signal, message
    gesture: gesture, gesture recogniser, gesture recognizer, tap handler, recognizer
    delegate: delegate, receiver of callbacks, listener
    listener: listener, observer, subscriber, watcher, target
    protocolthing: protocol, interface, contract
    error: error, failure, exception, problem, fault, issue
    success: success, succeed, worked, ok, happy path, good outcome
    edge: edge, side, border, margin, boundary
    constraint: constraint, anchor, auto layout, layout rule
    frame: frame, rect, rectangle, bounds, position and size, geometry
    height: height, tallness, vertical size
    cursor: cursor, caret, insertion point, text position, selection
    text: text, string, characters, wording, content
    keyboardkey: key, keystroke, letter, character, press
    user: user, person, people, customer, end user, someone, visitor
    developer: developer, programmer, engineer, author, coder
    test: test, unit test, spec, check
    documentation: documentation, docs, manual, reference
    file: file, document
    folder: folder, directory
    disk: disk, storage, file system, persistent store, drive
    database: database, db, store, persistence layer, sql, sqlite
    schema: schema, data structure, table layout, model version, shape of the data
    query: query, request, lookup, fetch
    network: network, internet, connection, wire, online
    server: server, backend, remote, back end, service
    client: client, frontend, app, consumer, caller
    request: request, call, query, api call
    response: response, reply, answer, result
    endpoint: endpoint, url, route, api
    payload: payload, body, json, data
    token: token, credential, session key
    permission: permission, access right, authorisation, authorization, consent
    password: password, secret, credential, passphrase
    version: version, release, revision, edition
    build: build, compile, binary, artifact
    dependency: dependency, library, package, third party, framework
    module: module, package, component, target, unit
    layer: layer, level, tier
    interfacething: interface, api, surface, signature
    setting: setting, option, preference, configuration, flag
    environment: environment, surroundings, context, ambient values
    trait: trait, trait collection, system setting, environment trait
    theme: theme, style, look
    animation: animation, transition, motion
    navigation: navigation, routing, flow, where to go, which screen comes next, next screen, router
    navcontroller: navigation controller, nav controller, uinavigationcontroller, navigationcontroller
    intent: intent, intention, action, event, wish, what the user wants, what the person wants
    picker: picker, chooser, photo picker, image picker, scanner, mail composer, composer, mail compose, uiimagepickercontroller
    lifecycle: lifecycle, life cycle, lifetime, appearance callback, viewwillappear, viewdidappear, life span, lifespan
    initialisation: init, initializer, initialiser, constructor, initialisation, initialization, setup
    teardown: teardown, cleanup, deinit, destructor, dismantle, clean up, disposal
    update_pass: update, update pass, update method, refresh, render pass, redraw, pass
    cause_of: reason, cause, culprit, root, why, origin
    fix: fix, cure, remedy, solution, repair, correction, solve, resolve, workaround
    bugthing: bug, defect, mistake, fault, error, issue
    risk: risk, danger, hazard, threat
    cost: cost, price, expense, overhead, penalty
    benefit: benefit, advantage, gain, upside, plus
    drawback: drawback, disadvantage, downside, trade off, tradeoff, catch
    time: time, duration, moment, period
    deadline: deadline, timeout, time limit, expiry
    date: date, day, calendar
    number: number, count, amount, quantity, figure, how many
    percent: percent, percentage, share, proportion, fraction
    average: average, mean, median
    source: source, origin, single source of truth, truth
    target: target, destination, receiver
    path: path, way, route, branch, exit
    accessibility: accessibility, a11y, voiceover, voice over, screen reader, assistive technology
    label: label, caption, title, name, text
    button: button, control, tappable
    image: image, picture, photo, icon, bitmap
    color: color, colour, tint, shade
    shape: shape, symbol, outline, form
    contrast: contrast, legibility, readable, readability
    language: language, locale, localisation, localization, translation
    device: device, phone, hardware, handset
    platform: platform, operating system, os, system
    log_file: log, logs, logging, trace, journal, record
    tree: tree, hierarchy, nested structure, chain
    node: node, vertex, element of the tree
    graph: graph, network of nodes
    branch: branch, feature branch, line of development
    commit: commit, revision, change set, check in
    review: review, code review, inspection
    hash: hash, digest, checksum, fingerprint
    secret: secret, key, credential
    transaction: transaction, unit of work, atomic operation, all or nothing
    backup: backup, copy, second copy, safety copy
    replica: replica, follower, secondary, standby, read replica
    leader: leader, primary, master, main node
    message: message, event, record, notification
    metric: metric, measurement, counter, statistic, gauge
    slot: slot, place, position, space
    chain: chain, link, connection, line
    screenthing: screen, page, scene, destination
    """
}
