public import TrainerScheduling

/// What an item said when that was last written down.
public struct WrittenItem: Hashable, Sendable {
  /// What it said, under the name that it had then.
  public let text: ItemText

  /// When it was written down.
  public let moment: Moment
}

extension StateFolder {
  /// Reads what items said when that was last written down, by their present names: of all items, or
  /// of those in `items`.
  ///
  /// - Throws: ``StateError/file(_:)`` where a log cannot be read.
  public func writtenItems(
    of items: Set<String>? = nil
  ) throws(StateError) -> [String: WrittenItem] {
    try asStateError { () throws(FileError) in
      let logs = try Logs(readingFrom: reviews, on: disk)
      let latest = LatestItems(logs, among: items)
      var texts: [String: WrittenItem] = [:]
      for file in logs.files {
        guard let wanted = latest.places[file.device] else { continue }
        let open = try disk.open("\(reviews)/\(file.name)", for: .reading)
        try open.forEachLine(in: 0..<file.content.bytes) { line in
          guard let number = line.number(of: wanted), let place = wanted[number],
            case .event(_, let moment, .item(let text)) = EventReader.read(line.bytes),
            text.print == place.print
          else { return }
          texts[place.name] = WrittenItem(text: text, moment: moment)
        } endBlock: {
        }
      }
      return texts
    }
  }
}

/// Where the latest text of each item stands.
private struct LatestItems {
  struct Place {
    let name: String
    let print: ItemPrint
  }

  /// By device and number.
  private(set) var places: [DeviceName: [Int64: Place]] = [:]

  init(_ logs: Logs, among items: Set<String>?) {
    let order = EventOrder(logs.devices)
    let aliases = order.finalAliases
    var latest: [String: (device: DeviceName, number: Int64, print: ItemPrint)] = [:]
    order.forEach { row, log in
      guard row.kind == .item, !row.isUndone else { return }
      let name = aliases.current(item: logs.names.itemName(row.subject))
      if items?.contains(name) ?? true {
        latest[name] = (log.device, row.number, ItemPrint(payload: row.payload))
      }
    }
    for (name, place) in latest {
      places[place.device, default: [:]][place.number] = Place(name: name, print: place.print)
    }
  }
}

extension LogLine {
  /// The number of this line where it may be one of those wanted.
  fileprivate func number(of wanted: [Int64: LatestItems.Place]) -> Int64? {
    var cursor = ByteCursor(bytes)
    if let stamp = cursor?.stamp() { return wanted[stamp.number] == nil ? nil : stamp.number }
    guard case .event(let number, _, .item) = EventReader.read(bytes) else { return nil }
    return number
  }
}
