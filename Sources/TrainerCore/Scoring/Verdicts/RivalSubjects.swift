/// What other ideas of an item are about: who does the deeds that their forms tell of.
enum RivalSubjects {
  /// For each idea the subjects of other ideas' forms that it never names itself.
  static func rivals(of ideas: [CompiledIdea], words: [[Token]]) -> [Set<String>] {
    let subjects = ideas.map { idea in
      idea.accepted.reduce(into: Set<String>()) { $0.formUnion($1.roles.subject) }
    }
    return ideas.indices.map { index in
      let others = subjects.indices.filter { $0 != index }.reduce(into: Set<String>()) {
        $0.formUnion(subjects[$1])
      }
      return others.subtracting(words[index].map(\.stem))
        .subtracting(words[index].compactMap(\.identifier))
    }
  }
}
