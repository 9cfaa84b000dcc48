/// What words and phrases mean the same to an engineer, written for this program.
///
/// A word may have several meanings. Words are kept by their stems, so that each is listed once.
struct Thesaurus: Sendable {
  /// One meaning: the number of its line.
  typealias Meaning = Int

  /// A phrase of several words that has a meaning of its own.
  struct Phrase: Sendable {
    /// The stems of its words, the first one included.
    let stems: [String]
    let meaning: Meaning
  }

  /// The thesaurus that ships.
  static let standard = Thesaurus(
    deeds: [actions, deedSides], qualities: [qualities], things: [things],
    others: [plainTalk, fields, machine, screens, systems, sides],
    opposites: [opposites, oppositeSides])

  /// Reads tables by the sort of their meanings.
  private init(
    deeds: [String], qualities: [String], things: [String], others: [String], opposites: [String]
  ) {
    let tables = [deeds, qualities, things, others].map { $0.flatMap { $0.split(separator: "\n") } }
    let thingStart = tables[0].count + tables[1].count
    self.init(
      lines: tables.flatMap { $0 }, actionCount: tables[0].count, thingStart: thingStart,
      thingEnd: thingStart + tables[2].count,
      opposites: opposites.flatMap { $0.split(separator: "\n") })
  }

  /// The names of the meanings, in their order.
  let names: [String]

  /// The meanings below this number are things done.
  private let actionCount: Int

  /// The meanings from this number on are things.
  private let thingStart: Int
  private let thingEnd: Int

  /// The stems of all words, those of phrases too.
  private let stems: Set<String>
  private let meaningsOfStem: [String: [Meaning]]
  private let phrasesByFirstStem: [String: [Phrase]]

  /// For each meaning those that exclude it.
  private let oppositesOfMeaning: [[Meaning]]

  /// What happens a single time, what is told from either side, what relates two things, and what makes
  /// one of another.
  let once: [Meaning]
  let twoSided: [Meaning]
  let relators: [Meaning]
  let turnings: [Meaning]

  /// Reads lines of `name: word, phrase, …` and pairs of names that exclude each other.
  init(lines: [Substring], actionCount: Int, thingStart: Int, thingEnd: Int, opposites: [Substring])
  {
    var names: [String] = []
    var meanings: [String: [Meaning]] = [:]
    var phrases: [String: [Phrase]] = [:]
    var known: Set<String> = []
    for (meaning, line) in lines.enumerated() {
      let halves = line.split(separator: ":", maxSplits: 1)
      names.append(String(halves[0]))
      for entry in halves.last?.split(separator: ",") ?? [] {
        let stems = entry.split(separator: " ").map(WordStem.of)
        guard let first = stems.first else { continue }
        known.formUnion(stems)
        if stems.count > 1 {
          phrases[first, default: []].append(Phrase(stems: stems, meaning: meaning))
        } else if meanings[first]?.contains(meaning) != true {
          meanings[first, default: []].append(meaning)
        }
      }
    }
    self.names = names
    self.actionCount = actionCount
    self.thingStart = thingStart
    self.thingEnd = thingEnd
    stems = known
    meaningsOfStem = meanings
    phrasesByFirstStem = phrases.mapValues { $0.sorted { $0.stems.count > $1.stems.count } }
    let numbers = Dictionary(zip(names, names.indices)) { first, _ in first }
    oppositesOfMeaning = Self.symmetric(opposites, numbers, count: names.count)
    once = Self.meanings(named: Self.onceNames, in: names)
    twoSided = Self.meanings(named: Self.twoSidedNames, in: names)
    relators = Self.meanings(named: Self.relatorNames, in: names)
    turnings = Self.meanings(named: Self.turningNames, in: names)
  }

  /// Whether a stem is of one of its words, be it inside a phrase.
  func knows(_ stem: String) -> Bool { stems.contains(stem) }

  /// What a stem may mean, in the order of the table.
  func meanings(ofStem stem: String) -> [Meaning] { meaningsOfStem[stem] ?? [] }

  /// The phrases that begin with a stem, longest first.
  func phrases(from stem: String) -> [Phrase] { phrasesByFirstStem[stem] ?? [] }

  /// The meanings that exclude one.
  func opposites(of meaning: Meaning) -> [Meaning] { oppositesOfMeaning[meaning] }

  /// Whether meanings are all of something done.
  func isAction(_ meanings: [Meaning]) -> Bool {
    meanings.contains { $0 < thingEnd }
      && meanings.allSatisfy { $0 < actionCount || $0 >= thingEnd }
  }

  /// Whether a word has a meaning that another excludes: such words decide.
  func hasOpposite(_ token: Token) -> Bool {
    (token.meanings + token.phraseMeanings).contains { !oppositesOfMeaning[$0].isEmpty }
  }

  /// Whether one of the meanings is something done.
  func mayBeAction(_ meanings: [Meaning]) -> Bool { meanings.contains { $0 < actionCount } }

  /// Whether meanings are all of something that is, not done and not how.
  func isThing(_ meanings: [Meaning]) -> Bool {
    meanings.contains { (thingStart..<thingEnd).contains($0) }
      || meanings.allSatisfy { $0 >= thingEnd }
  }

  private static func symmetric(
    _ pairs: [Substring], _ numbers: [String: Meaning], count: Int
  ) -> [[Meaning]] {
    var result = [[Meaning]](repeating: [], count: count)
    for pair in pairs {
      let sides = pair.split(separator: " ").compactMap { numbers[String($0)] }
      guard sides.count == 2 else { continue }
      result[sides[0]].append(sides[1])
      result[sides[1]].append(sides[0])
    }
    return result
  }
}
