/// Reads texts for what they are compared by: the letter trigrams of their words, and a sign that tells
/// whether two texts are the same.
///
/// A word is a run of letters, digits and marks, without letter case and in normalisation form C. A
/// word of one or two characters counts as it is, so that `7 × 8` and `7 × 9` differ.
struct TextReading {
  /// One number a gram: up to three scalars of 21 bits each.
  ///
  /// There is none where the text has no trigram of letters: then it cannot be judged by its words.
  var grams: ArraySlice<UInt64> { hasTrigram ? read[...] : [] }

  /// The same for texts that are the same but for blanks and Unicode's ways to write a character.
  private(set) var sign: UInt64 = 0

  private var read: [UInt64] = []
  private var hasTrigram = false

  /// The last three characters of the word so far.
  private var window: UInt64 = 0
  private var length = 0
  private var letters = 0

  init() {}

  init(of text: String) { self.read(text) }

  /// Forgets what was read and reads a text.
  mutating func read(_ text: String) {
    read.removeAll(keepingCapacity: true)
    hasTrigram = false
    sign = Self.emptySign
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      readASCII(text)
    } else {
      readComposed(text.canonicallyComposed)
    }
    endWord()
  }

  private mutating func readASCII(_ text: String) {
    var text = text
    var followsBlank = false
    text.withUTF8 { bytes in
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): add(UInt32(byte), isLetter: true)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): add(UInt32(byte | 0x20), isLetter: true)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): add(UInt32(byte), isLetter: false)
        default: endWord()
        }
        mark(UInt32(byte), isBlank: byte.isBlank, followsBlank: &followsBlank)
      }
    }
  }

  private mutating func readComposed(_ text: String) {
    var followsBlank = false
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      switch properties.generalCategory {
      case .uppercaseLetter, .titlecaseLetter:
        for lower in properties.lowercaseMapping.unicodeScalars { add(lower.value, isLetter: true) }
      case .lowercaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark:
        add(scalar.value, isLetter: true)
      case .decimalNumber, .letterNumber, .otherNumber: add(scalar.value, isLetter: false)
      default: endWord()
      }
      mark(scalar.value, isBlank: properties.isWhitespace, followsBlank: &followsBlank)
    }
  }

  /// Adds a character to the word.
  @inline(__always)
  private mutating func add(_ scalar: UInt32, isLetter: Bool) {
    window = (window << 21 | UInt64(scalar)) & (1 << 63 - 1)
    length += 1
    letters = isLetter ? letters + 1 : 0
    if letters == 3 { hasTrigram = true }
    if length >= 3 { read.append(window) }
  }

  @inline(__always)
  private mutating func endWord() {
    if length == 1 || length == 2 { read.append(window) }
    window = 0
    length = 0
    letters = 0
  }

  /// Adds a character to the sign: a run of blanks counts as one, at the ends as none.
  @inline(__always)
  private mutating func mark(_ scalar: UInt32, isBlank: Bool, followsBlank: inout Bool) {
    if isBlank {
      followsBlank = sign != Self.emptySign
      return
    }
    if followsBlank { sign = Self.mixed(sign, 0x20) }
    followsBlank = false
    sign = Self.mixed(sign, scalar)
  }

  private static let emptySign: UInt64 = 0xcbf2_9ce4_8422_2325

  /// A step of FNV-1a, by scalars.
  @inline(__always)
  private static func mixed(_ sign: UInt64, _ scalar: UInt32) -> UInt64 {
    (sign ^ UInt64(scalar)) &* 0x100_0000_01b3
  }
}
