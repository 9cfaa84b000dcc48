import TrainerCore

/// The words for histories that go on with other items, or with none.
struct HistoryText {
  let signs: TextSigns

  /// What a session tells of histories before it asks the first question.
  func lines(of identity: Identity) -> [StyledText] {
    let library = identity.library
    let matches = identity.matches.map { match in
      "history kept: \(name(of: RecordKey(item: match.new), in: library)) was \(match.old)"
    }
    let parts = identity.partMatches.map { match in
      "history kept: \(name(of: match.new, in: library)) was \(match.old)"
    }
    let returned = identity.returned.map { returned in
      switch returned {
      case .withHistory(let key, let keeper):
        "\(name(of: key, in: library)) is there again and has its history back from \(keeper)"
      case .anew(let key, let keeper):
        "\(name(of: key, in: library)) is there again and starts anew: \(keeper) has its history"
          + " and was answered since"
      }
    }
    return (matches + parts + returned).shortened(to: Self.shown, more: "histories kept").map {
      StyledText($0)
    }
  }

  /// More lines than these are a wall before the first question.
  private static let shown = 10
}

extension HistoryText {
  /// What `check` tells of histories without an item: those that an item may go on with, and how
  /// many others there are.
  func lines(of orphans: [Orphan], in library: Library, showsAll: Bool) -> [StyledText] {
    let (likely, others) = (
      orphans.filter { !$0.likely.isEmpty }, orphans.filter(\.likely.isEmpty)
    )
    var lines = likely.flatMap { orphan in
      [heading(of: orphan)] + orphan.likely.map { adoption(of: orphan, by: $0, in: library) }
    }
    if showsAll {
      lines += others.map(heading)
    } else if !others.isEmpty {
      let count = counted(others.count, "history", plural: "histories")
      lines.append(StyledText("\(count) without an item: trainer check --all lists them", .faint))
    }
    return lines
  }

  private func heading(of orphan: Orphan) -> StyledText {
    guard let text = orphan.text else { return "history without an item: \(orphan.key)" }
    let asked = text.sides.first ?? ""
    return
      "history without an item: \(orphan.key) (\(asked.shortened(to: 60, signs.ellipsis)), \(text.file))"
  }

  private func adoption(
    of orphan: Orphan, by item: LikelyItem, in library: Library
  ) -> StyledText {
    let share = Int((item.likeness.dice * 100).rounded())
    let name = name(of: RecordKey(item: item.item), in: library)
    return "  alike by \(share) %: \(name)\n  trainer adopt \(orphan.key) \(item.item)"
  }
}

extension HistoryText {
  /// An id that a person wrote, or what it stands for beside it: `adopt` asks for ids.
  private func name(of key: RecordKey, in library: Library) -> String {
    let name = library.readableName(of: key, signs)
    return name == key.description ? name : "\(key) (\(name))"
  }
}

extension [String] {
  /// The first of them, and in place of the others how many these are.
  fileprivate func shortened(to count: Int, more: String) -> [String] {
    self.count <= count
      ? self : Array(prefix(count - 1)) + ["and \(self.count - count + 1) more \(more)"]
  }
}
