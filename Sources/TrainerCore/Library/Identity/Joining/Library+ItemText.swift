extension Library {
  /// What an item says and between which items it stands.
  func text(of item: Item) -> ItemText {
    let place = firstByID[item.id] ?? 0
    return ItemText(
      item: item.id, kind: item.kind.rawValue, text: item.identityText, file: item.place.file,
      after: neighbour(of: item, at: place - 1), before: neighbour(of: item, at: place + 1))
  }

  private func neighbour(of item: Item, at place: Int) -> String? {
    guard items.indices.contains(place), items[place].place.file == item.place.file else {
      return nil
    }
    return items[place].id
  }
}
