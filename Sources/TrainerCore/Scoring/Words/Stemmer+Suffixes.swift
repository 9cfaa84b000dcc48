/// The steps that take away the endings of verbs and of derived words.
extension Stemmer {
  mutating func removeParticiple() {
    guard let suffix = Self.participles.first(where: { word.ends(with: $0) }) else { return }
    let start = word.count - suffix.count
    if suffix[0] == UInt8(ascii: "e"), suffix[1] == UInt8(ascii: "e") {
      let isRoot = Self.eedRoots.contains(Array(word[..<start]))
      if start >= firstRegion, !isRoot { word.replaceSuffix(suffix.count, with: "ee") }
      return
    }
    if suffix[0] == UInt8(ascii: "i") {
      if start == 2, word[1] == UInt8(ascii: "y"), !isVowel(0) {
        word.replaceSuffix(suffix.count + 1, with: "ie")
        return
      }
      if Self.ingRoots.contains(Array(word[..<start])) { return }
    }
    guard hasVowel(before: start) else { return }
    word.removeLast(suffix.count)
    repairEnd()
  }

  private static let participles = words("eedly ingly edly eed ing ed")
  private static let eedRoots = Set(words("succ proc exc"))
  private static let ingRoots = Set(words("even cann inn earr herr out"))
  private static let doubles = words("bb dd ff gg mm nn pp rr tt")

  /// What is left of a participle gets its `e` back or loses a doubled consonant.
  private mutating func repairEnd() {
    if word.ends(with: "at") || word.ends(with: "bl") || word.ends(with: "iz") {
      word.append(UInt8(ascii: "e"))
    } else if Self.doubles.contains(where: { word.ends(with: $0) }) {
      if word.count == 3, "aeo".utf8.contains(word[0]) { return }
      word.removeLast()
    } else if word.count == firstRegion, endsInShortSyllable(at: word.count) {
      word.append(UInt8(ascii: "e"))
    }
  }
}

// MARK: - Derivations

extension Stemmer {
  mutating func shortenLongSuffix() {
    guard let (suffix, replacement) = Self.longSuffixes.first(where: { word.ends(with: $0.0) }),
      word.count - suffix.count >= firstRegion
    else { return }
    let before = word.count - suffix.count - 1
    switch suffix {
    case Array("ogi".utf8):
      if before >= 0, word[before] == UInt8(ascii: "l") { word.removeLast() }
    case Array("li".utf8):
      if before >= 0, "cdeghkmnrt".utf8.contains(word[before]) { word.removeLast(2) }
    default: word.replaceSuffix(suffix.count, with: replacement)
    }
  }

  private static let longSuffixes = pairs(
    """
    ational=ate ization=ize iveness=ive fulness=ful ousness=ous tional=tion biliti=ble lessli=less \
    entli=ent ation=ate alism=al aliti=al ousli=ous iviti=ive fulli=ful ogist=og enci=ence \
    anci=ance abli=able izer=ize ator=ate alli=al bli=ble ogi=og li=
    """)

  mutating func shortenMiddleSuffix() {
    guard let (suffix, replacement) = Self.middleSuffixes.first(where: { word.ends(with: $0.0) }),
      word.count - suffix.count >= firstRegion
    else { return }
    if suffix == Array("ative".utf8), word.count - suffix.count < secondRegion { return }
    word.replaceSuffix(suffix.count, with: replacement)
  }

  private static let middleSuffixes = pairs(
    """
    ational=ate tional=tion alize=al icate=ic iciti=ic ative= ical=ic ness= ful=
    """)

  mutating func removeLastSuffix() {
    guard let suffix = Self.lastSuffixes.first(where: { word.ends(with: $0) }) else { return }
    let start = word.count - suffix.count
    guard start >= secondRegion else { return }
    if suffix == Array("ion".utf8) {
      guard start > 0, "st".utf8.contains(word[start - 1]) else { return }
    }
    word.removeLast(suffix.count)
  }

  private static let lastSuffixes = words(
    "ement ance ence able ible ment ant ent ism ate iti ous ive ize ion al er ic")
}
