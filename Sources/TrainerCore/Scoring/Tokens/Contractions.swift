/// Short forms written out: `don't` is do and not.
enum Contractions {
  /// The words a short form stands for, in lower case; a word without its possessive otherwise.
  static func expand(_ word: String) -> [String] {
    if let verb = unmarked[word] { return [verb, "not"] }
    guard word.utf8.contains(where: { $0 == UInt8(ascii: "'") || $0 >= 0x80 }),
      let apostrophe = word.firstIndex(where: { $0 == "'" || $0 == "\u{2019}" })
    else {
      return [word]
    }
    let stem = String(word[..<apostrophe])
    if word.hasSuffix("t"), stem.hasSuffix("n"), word[apostrophe...].count == 2 {
      let verb = String(stem.dropLast())
      return [irregular[verb] ?? verb, "not"]
    }
    return [stem]
  }

  private static let irregular = ["ca": "can", "wo": "will", "sha": "shall", "ai": "is"]

  /// Short forms whose apostrophe is often left out.
  private static let unmarked = [
    "cant": "can", "cannot": "can", "dont": "do", "doesnt": "does", "didnt": "did", "isnt": "is",
    "arent": "are", "wasnt": "was", "werent": "were", "shouldnt": "should", "wouldnt": "would",
    "couldnt": "could", "wont": "will", "havent": "have", "hasnt": "has", "hadnt": "had",
    "mustnt": "must", "neednt": "need", "dosent": "does", "doesent": "does", "dosnt": "does",
    "shoudnt": "should", "aint": "is",
  ]
}
