/// Forms of words that no rule of endings leads back, and spellings that differ across the Atlantic.
enum IrregularForms {
  /// The base of an irregular form, nil for any other word.
  static func base(of word: String) -> String? { bases[word] }

  /// Whether a word is an irregular past or participle, as "kept" and "thrown" are.
  static func isPast(_ word: String) -> Bool {
    guard let base = bases[word] else { return false }
    return word != base + "s" && !word.hasSuffix("ing") && !word.hasSuffix("ion")
      && !word.hasSuffix("s") && !word.hasSuffix("y")
  }

  private static let bases: [String: String] = {
    var bases: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      for form in words.dropFirst() { bases[form] = words[0] }
    }
    return bases
  }()

  /// A base and its forms, a line each.
  private static let table = """
    arise arose arisen
    be is are am was were been being
    become became
    begin began begun
    behave behaviour behavior
    bend bent
    bind bound
    bite bit bitten
    blow blew blown
    break broke broken
    bring brought
    build built
    buy bought
    cancel cancelled cancelling cancellation
    catch caught
    center centre centred centring
    child children
    choose chose chosen choice choices
    color colour colours coloured colors colored
    come came
    cut cutting
    deal dealt
    die dies died dying
    do does did done doing
    draw drew drawn
    drive drove driven
    fall fell fallen
    feed fed
    feel felt
    fight fought
    find found
    fly flew flown
    forget forgot forgotten
    freeze froze frozen
    get got gotten
    give gave given
    go goes went gone
    grow grew grown
    hang hung
    have has had
    hear heard
    hide hid hidden
    hold held
    identical identically
    identity identities
    index indices indexes
    keep kept
    know knew known knowledge
    lay laid
    lead led
    leaf leaves leafs
    leave left
    lend lent
    lie lay lain lying
    lose lost loss losses
    make made
    mean meant
    meet met
    pay paid
    person persons
    recreate recreation
    ride rode ridden
    ring rang rung
    rise rose risen
    run ran
    say said
    see saw seen
    seek sought
    sell sold
    send sent
    shake shook shaken
    shoot shot
    show shown
    shrink shrank shrunk
    sit sat
    sleep slept
    speak spoke spoken
    spend spent
    spill spilt spilled
    spring sprang sprung
    stand stood
    steal stole stolen
    stick stuck
    strike struck
    swim swam swum
    take took taken
    teach taught
    tear tore torn
    tell told
    thing things
    think thought
    throw threw thrown
    understand understood
    wake woke woken
    wear wore worn
    win won
    write wrote written
    overwrite overwrote overwritten
    override overrode overridden
    collide collision collisions
    compare comparison comparisons
    convert conversion conversions
    decide decision decisions
    deliver delivery deliveries
    describe description descriptions
    discover discovery
    divide division
    exclude exclusion
    expand expansion
    expose exposure
    include inclusion
    own ownership
    prove proof proven
    recover recovery
    reduce reduction
    retain retention
    submit submission
    subscribe subscription subscriptions
    suspend suspension
    transmit transmission
    use usage
    rebuild rebuilt
    reset resetting
    """
}
