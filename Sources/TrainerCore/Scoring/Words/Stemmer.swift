/// Porter2, the English stemmer of Snowball (version 3.1), on the bytes of one word in lower case.
///
/// The steps are those of https://snowballstem.org/algorithms/english/stemmer.html.
struct Stemmer {
  var word: [UInt8]
  var firstRegion = 0
  var secondRegion = 0

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

// MARK: - Letters

extension Stemmer {
  func isVowel(_ index: Int) -> Bool {
    switch word[index] {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"), UInt8(ascii: "y"):
      true
    default: false
    }
  }

  func hasVowel(before end: Int) -> Bool {
    end > 0 && (0..<end).contains { isVowel($0) }
  }

  /// Whether the letters before a place end in a short syllable.
  func endsInShortSyllable(at end: Int) -> Bool {
    if end >= 4, word[..<end].ends(with: "past") { return true }
    guard end >= 2, !isVowel(end - 1), isVowel(end - 2) else { return false }
    if end == 2 { return true }
    return !isVowel(end - 3) && !"wxY".utf8.contains(word[end - 1])
  }

  static func words(_ text: String) -> [[UInt8]] {
    text.split(separator: " ").map { Array($0.utf8) }
  }

  static func pairs(_ text: String) -> [([UInt8], String)] {
    text.split { $0 == " " || $0 == "\n" }.map { pair in
      let halves = pair.split(separator: "=", omittingEmptySubsequences: false)
      return (Array(halves[0].utf8), String(halves[1]))
    }
  }
}

extension RandomAccessCollection<UInt8> {
  func ends(with suffix: some BidirectionalCollection<UInt8>) -> Bool {
    suffix.count <= count && self.suffix(suffix.count).elementsEqual(suffix)
  }

  func ends(with suffix: String) -> Bool { ends(with: suffix.utf8) }
}

extension [UInt8] {
  mutating func replaceSuffix(_ length: Int, with replacement: String) {
    removeLast(length)
    append(contentsOf: replacement.utf8)
  }
}
