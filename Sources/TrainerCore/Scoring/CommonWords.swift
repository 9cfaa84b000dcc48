/// Words so frequent in English, or in talk about programs, that one alone tells nothing of an idea.
package enum CommonWords {
  /// Whether a word, in lower case, is one of them.
  package static func contain(_ word: String) -> Bool { all.contains(word) }

  private static let all = Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let text = """
    a able about above across after again all almost also always am among an and another any anything
    are around as ask at away back bad be because become been before begin behind being below best
    better between big both bring but by call called came can cannot case change changed changes clear
    code come common could create day did different do does doing done down during each early either
    else end enough even every everything example fact false far fast few find fine first follow for
    found from full function further gave general get gets give given go goes going good got great had
    half happen happens hard has have having he help her here high him his how however i idea if
    important in inside instead into is it item its itself just keep kept kind know known large last
    late later least leave left less let like line list little long look lot low made main make makes
    many matter may maybe me mean means method might more most much must my name near necessary need
    needed needs never new next no none normal not nothing now number object of off often old on once
    one only open or order other our out outside over own part people perhaps place point possible
    problem program put question quite rather real really reason right run runs safe said same say
    second see seen set several she should show side similar simple simply since single slow small so
    some something sometimes soon special start state stay still stop such sure take taken takes
    tell than that the their them then there these they thing things think this those though three
    through time to together too true try turn two under until up us use used user uses using usually
    value values very want was way we well went were what when where whether which while who whole why
    will with within without work works would wrong yes yet you your
    """
}
