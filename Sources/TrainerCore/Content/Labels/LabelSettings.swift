/// What front matter says for all items of a file, or that and the attributes of one of them.
struct LabelSettings {
  var labels: ItemLabels
  var kind = KindSetting.open
  var title: String?
  var wrongLines: [Attributes.Word] = []
  var passMark: Int?

  /// What is said about the kind.
  enum KindSetting: Equatable {
    /// Nothing: the text decides.
    case open

    /// A name that is no kind, so that no item can be made.
    case unknown
    case named(ItemKind)
  }

  /// Takes the values of a key.
  ///
  /// - Returns: what is wrong with them and where; a wrong value is left out.
  mutating func set(
    _ key: LabelKey, to values: [Attributes.Word]
  ) -> [(problem: LabelProblem, range: Range<Int>)] {
    let values =
      values.contains { $0.text.isEmpty } ? values.filter { !$0.text.isEmpty } : values
    guard let first = values.first else { return [] }
    if !key.takesList, values.count > 1 {
      return [(bad(key, values.map(\.text).joined(separator: ","), "one value"), first.range)]
    }
    switch key {
    case .title: title = first.text
    case .lesson: labels.lesson = first.text
    case .topic: labels.topic = first.text
    case .difficulty: labels.difficulty = first.text
    case .tags: labels.tags = values.map(\.text)
    case .ref: labels.refs = values.map(\.text)
    case .see: labels.see = values.map { ItemID.normal($0.text) }
    case .lines: wrongLines = values
    case .kind, .evidence, .depth, .shuffle, .minutes, .pass:
      return setClosed(key, to: first.text).map { [($0, first.range)] } ?? []
    }
    return []
  }

  /// Sets a key that takes one of a few values.
  private mutating func setClosed(_ key: LabelKey, to text: String) -> LabelProblem? {
    switch key {
    case .kind:
      guard let named = ItemKind(rawValue: text) ?? ItemKind(rawValue: text.lowercased()) else {
        kind = .unknown
        return .unknownKind(text, nearest: nearest(to: text, amongCasesOf: ItemKind.self))
      }
      kind = .named(named)
    case .evidence: return read(text, of: key, into: &labels.evidence)
    case .depth: return read(text, of: key, into: &labels.depth)
    case .shuffle:
      switch text.lowercased() {
      case "yes", "true": labels.shuffles = true
      case "no", "false": labels.shuffles = false
      default: return bad(key, text, "yes or no")
      }
    case .minutes:
      guard let number = Int(text), number > 0 else { return bad(key, text, "a number from 1") }
      labels.minutes = number
    default:
      guard let number = Int(text.hasSuffix("%") ? String(text.dropLast()) : text),
        (1...100).contains(number)
      else { return bad(key, text, "a number from 1 to 100") }
      passMark = number
    }
    return nil
  }

  private func read<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String, of key: LabelKey, into value: inout Value?
  ) -> LabelProblem? {
    guard let known = Value(rawValue: text.lowercased()) else {
      let names = Value.allCases.map(\.rawValue)
      return .badValue(
        key: key.rawValue, value: text, expected: "one of " + names.joined(separator: ", "),
        nearest: nearest(to: text, amongCasesOf: Value.self))
    }
    value = known
    return nil
  }

  private func bad(_ key: LabelKey, _ text: String, _ expected: String) -> LabelProblem {
    .badValue(key: key.rawValue, value: text, expected: expected, nearest: nil)
  }
}
