/// Words that hold sentences together and tell nothing of an idea by themselves.
enum FunctionWords {
  /// Whether a word, in lower case, is one of them.
  static func contain(_ word: String) -> Bool { all.contains(word) }

  /// The stem of one of them, nil for any other word.
  static func stem(of word: String) -> String? { stems[word] }

  private static let stems = Dictionary(uniqueKeysWithValues: all.map { ($0, WordStem.of($0)) })

  /// Whether a stem is a verb or noun so general that it weighs little.
  static func areLight(_ stem: String) -> Bool { light.contains(stem) }

  /// Whether stems are of a verb that says nothing without its object.
  static func areEmptyVerbs(_ stems: [String]) -> Bool {
    !stems.isEmpty && stems.allSatisfy(emptyVerbs.contains)
  }

  private static let emptyVerbs = WordSet(
    "use do get put need want have go be make set take give let happen come keep add hold"
      .split(separator: " ").map { WordStem.of($0) })

  private static let all = Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let text = """
    a about actually already also although am an and any anyone anything are as at back basically
    be because been being but by can could course did do does doing done else even everyone for from
    gets getting gonna going got guess had has have having he her here hers him his how however i id ill im
    in into is it its ive just kind let lets like may maybe me might mine more most much must my
    nor now of off oh ok okay on onto or other our ours out over perhaps possibly presumably probably
    quite rather really
    shall she should simply since so some somehow someone something sort still such than that thats
    the their theirs them then there these they theyre thing things this those though
    through thus to too up us very want wanted wants was way we well were what whatever when
    where whereas which while who whoever whom whose why will with would yeah yes you youd youll
    your youre yours am im etc eg ie say anyway honestly suppose sure
    """

  private static let light = WordSet(
    """
    use do get put need want have go be make set take give show see say tell know call run work come way let \
    happen look keep hold like part time thing add write
    """.split(separator: " ").map { WordStem.of($0) })
}
