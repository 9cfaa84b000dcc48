import TrainerText

/// What the front matter of a deck says, and where the deck goes on behind it.
struct FrontMatter {
  private(set) var settings: LabelSettings
  private(set) var bodyStart: Int

  init(of source: SourceText, folder: String, _ problems: inout ProblemList) {
    settings = LabelSettings(labels: DeckName(file: source.name, folder: folder).labels)
    bodyStart = source.contentStart
    switch FrontMatterSearch(in: source) {
    case .none: break
    case .open(let line): problems.add(FrontMatterProblem.open, at: line)
    case .late(let line): problems.add(FrontMatterProblem.late, at: line)
    case .found(let lines, let bodyStart):
      self.bodyStart = bodyStart
      let (mapping, refused) = FrontMatterYAML.parse(source: source, range: lines)
      problems.add(refused)
      for entry in mapping { take(entry, of: source, &problems) }
    }
  }

  private mutating func take(
    _ entry: FrontMatterEntry, of source: SourceText, _ problems: inout ProblemList
  ) {
    guard let key = key(of: entry, in: source) else {
      let known = LabelKey.allCases.filter(\.standsInFrontMatter).map(\.rawValue)
      let near = nearest(to: entry.key, among: known)
      problems.add(FrontMatterProblem.unknownKey(entry.key, nearest: near), at: entry.keyRange)
      return
    }
    if case .list = entry.value, !key.takesList {
      problems.add(FrontMatterProblem.listForOneValue(key: entry.key), at: entry.keyRange)
      return
    }
    for (problem, range) in settings.set(key, to: entry.words(isList: key.takesList)) {
      problems.add(problem, at: range)
    }
  }

  /// The key of an entry; `name = "…"`, as TOML writes it, is the title.
  private func key(of entry: FrontMatterEntry, in source: SourceText) -> LabelKey? {
    if entry.key == "name" {
      let sign = source.bytes[entry.keyRange.upperBound...].first { !$0.isBlank }
      if sign == UInt8(ascii: "=") { return .title }
    }
    guard let key = LabelKey(rawValue: entry.key), key.standsInFrontMatter else { return nil }
    return key
  }
}

extension FrontMatterEntry {
  /// The values; a text for a key that takes a list is divided at its commas.
  fileprivate func words(isList: Bool) -> [Attributes.Word] {
    guard isList, case .scalar(let scalar) = value else {
      return value.scalars.map { Attributes.Word(text: $0.text, range: $0.range) }
    }
    return scalar.text.split(separator: ",").map {
      Attributes.Word(text: $0.trimmedOfBlanks, range: scalar.range)
    }
  }
}
