import TrainerText

extension DeckReader {
  /// The defaults of the file, `labels` among them, with the attributes of an item.
  ///
  /// - Returns: nil where the attributes do not say which item it is, which is reported.
  mutating func settings(
    _ reading: Attributes.Reading?, labels: ItemLabels
  ) -> ItemSettings? {
    switch reading {
    case nil: return ItemSettings(labels: labels, kind: defaults.kind)
    case .broken(let reason, let range):
      problems.add(LabelProblem.broken(reason), at: range)
      return nil
    case .read(let attributes):
      var settings = defaults
      settings.labels = labels
      for position in attributes.entries.indices {
        take(attributes.entries[position], after: attributes.entries[..<position], &settings)
      }
      let id = attributes.id.map { ItemID.normal($0.text) }
      if let id, let word = attributes.id, !ItemID.isValid(id) {
        problems.add(LabelProblem.badID(word.text, suggestion: Slug.make(from: id)), at: word.range)
        return nil
      }
      return ItemSettings(
        id: id, labels: settings.labels, kind: settings.kind, wrongLines: settings.wrongLines,
        passMark: settings.passMark)
    }
  }

  private mutating func take(
    _ entry: Attributes.Entry, after others: ArraySlice<Attributes.Entry>,
    _ settings: inout LabelSettings
  ) {
    let name = entry.name.text
    guard let key = entry.key, key.standsInAttributes else {
      let known = LabelKey.allCases.filter(\.standsInAttributes).map(\.rawValue)
      let near = nearest(to: name, among: known)
      problems.add(LabelProblem.unknownAttribute(name, nearest: near), at: entry.name.range)
      return
    }
    guard !others.contains(where: { $0.key == key }) else {
      problems.add(LabelProblem.attributeTwice(name), at: entry.name.range)
      return
    }
    for (problem, range) in settings.set(key, to: entry.values) { problems.add(problem, at: range) }
  }

  /// The attributes that mean nothing for a kind.
  mutating func reportUseless(_ reading: Attributes.Reading?, for kind: ItemKind) {
    guard case .read(let attributes) = reading else { return }
    for entry in attributes.entries {
      guard let key = entry.key, !key.matters(to: kind) else { continue }
      problems.add(
        LabelProblem.attributeForOtherKind(entry.name.text, kind), at: entry.name.range)
    }
  }

  /// Remembers the id of an item that cannot be read, so that its record is not given away.
  mutating func noteBroken(_ reading: Attributes.Reading?) {
    guard case .read(let attributes) = reading, let id = attributes.id else { return }
    brokenIDs.append(ItemID.normal(id.text))
  }
}
