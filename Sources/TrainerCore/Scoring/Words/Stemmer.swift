/// Porter2, the English stemmer of Snowball (version 3.1), on the bytes of one word in lower case.
///
/// The steps are those of https://snowballstem.org/algorithms/english/stemmer.html.
struct Stemmer {
  private(set) var word: [UInt8]
  private var firstRegion = 0
  private var secondRegion = 0

  /// The stem of a word in lower case; words of one or two letters are their own stems.
  static func stem(of word: some StringProtocol) -> String {
    let bytes = Array(word.utf8)
    if let stem = exceptions[bytes] { return stem }
    guard bytes.count > 2 else { return String(word) }
    var stemmer = Stemmer(bytes)
    stemmer.run()
    return String(decoding: stemmer.word, as: UTF8.self).lowercased()
  }

  private static let exceptions: [[UInt8]: String] = {
    let table = """
      andes=andes atlas=atlas bias=bias cosmos=cosmos early=earli gently=gentl howe=howe idly=idl \
      news=news only=onli singly=singl skies=sky skis=ski sky=sky ugly=ugli
      """
    let pairs = table.split(separator: " ").map { $0.split(separator: "=") }
    return Dictionary(uniqueKeysWithValues: pairs.map { (Array($0[0].utf8), String($0[1])) })
  }()

  /// Beginnings whose first region starts right behind them.
  private static let wholePrefixes = words(
    "arsen commun emerg gener inter later organ past univers")

  private init(_ bytes: [UInt8]) {
    word = bytes.first == UInt8(ascii: "'") ? Array(bytes.dropFirst()) : bytes
    markConsonantY()
    let prefix = Self.wholePrefixes.filter { word.starts(with: $0) }.map(\.count).max()
    firstRegion = prefix ?? region(from: 0)
    secondRegion = region(from: firstRegion)
  }

  private mutating func run() {
    removePossessive()
    removePlural()
    removeParticiple()
    turnFinalY()
    shortenLongSuffix()
    shortenMiddleSuffix()
    removeLastSuffix()
    removeFinalLetter()
  }

  /// A `y` at the start or behind a vowel is a consonant, written `Y` meanwhile.
  private mutating func markConsonantY() {
    for index in word.indices where word[index] == UInt8(ascii: "y") {
      if index == 0 || isVowel(index - 1) { word[index] = UInt8(ascii: "Y") }
    }
  }

  /// The place behind the first consonant that follows a vowel.
  private func region(from start: Int) -> Int {
    var index = start
    while index < word.count, !isVowel(index) { index += 1 }
    while index < word.count, isVowel(index) { index += 1 }
    return min(index + 1, word.count)
  }

  private mutating func removePossessive() {
    for suffix in Self.possessives where word.ends(with: suffix) {
      word.removeLast(suffix.count)
      return
    }
  }

  private static let possessives = words("'s' 's '")

  private mutating func removePlural() {
    if word.ends(with: "sses") {
      word.removeLast(2)
    } else if word.ends(with: "ied") || word.ends(with: "ies") {
      word.removeLast(word.count > 4 ? 2 : 1)
    } else if word.ends(with: "us") || word.ends(with: "ss") {
      return
    } else if word.ends(with: "s"), hasVowel(before: word.count - 2) {
      word.removeLast()
    }
  }

  private mutating func turnFinalY() {
    guard let last = word.last, last == UInt8(ascii: "y") || last == UInt8(ascii: "Y"),
      word.count > 2, !isVowel(word.count - 2)
    else { return }
    word[word.count - 1] = UInt8(ascii: "i")
  }

  private mutating func removeFinalLetter() {
    let start = word.count - 1
    if word.ends(with: "e") {
      guard start >= secondRegion || (start >= firstRegion && !endsInShortSyllable(at: start))
      else { return }
      word.removeLast()
    } else if word.ends(with: "ll"), start >= secondRegion {
      word.removeLast()
    }
  }
}

// MARK: - Participles

extension Stemmer {
  private mutating func removeParticiple() {
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
  private mutating func shortenLongSuffix() {
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

  private mutating func shortenMiddleSuffix() {
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

  private mutating func removeLastSuffix() {
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

// MARK: - Letters

extension Stemmer {
  private func isVowel(_ index: Int) -> Bool {
    switch word[index] {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"), UInt8(ascii: "y"):
      true
    default: false
    }
  }

  private func hasVowel(before end: Int) -> Bool {
    end > 0 && (0..<end).contains { isVowel($0) }
  }

  /// Whether the letters before a place end in a short syllable.
  private func endsInShortSyllable(at end: Int) -> Bool {
    if end >= 4, word[..<end].ends(with: "past") { return true }
    guard end >= 2, !isVowel(end - 1), isVowel(end - 2) else { return false }
    if end == 2 { return true }
    return !isVowel(end - 3) && !"wxY".utf8.contains(word[end - 1])
  }

  private static func words(_ text: String) -> [[UInt8]] {
    text.split(separator: " ").map { Array($0.utf8) }
  }

  private static func pairs(_ text: String) -> [([UInt8], String)] {
    text.split { $0 == " " || $0 == "\n" }.map { pair in
      let halves = pair.split(separator: "=", omittingEmptySubsequences: false)
      return (Array(halves[0].utf8), String(halves[1]))
    }
  }
}

extension RandomAccessCollection<UInt8> {
  fileprivate func ends(with suffix: some BidirectionalCollection<UInt8>) -> Bool {
    suffix.count <= count && self.suffix(suffix.count).elementsEqual(suffix)
  }

  fileprivate func ends(with suffix: String) -> Bool { ends(with: suffix.utf8) }
}

extension [UInt8] {
  fileprivate mutating func replaceSuffix(_ length: Int, with replacement: String) {
    removeLast(length)
    append(contentsOf: replacement.utf8)
  }
}
