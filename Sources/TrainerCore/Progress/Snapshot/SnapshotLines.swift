import TrainerText

/// Reads `progress.json` line by line, as ``SnapshotWriter`` lays it out.
enum SnapshotLines {
  /// Nil where anything is otherwise than this program writes it, but for members it does not know.
  static func read(_ bytes: [UInt8]) -> SnapshotReading? {
    guard let layout = SnapshotLayout(bytes),
      let head = try? JSONValue(parsing: layout.head(bytes)).object
    else { return nil }
    var state = SnapshotState()
    do throws(SnapshotDamage) {
      if let early = try state.readHead(head) { return early }
      try forEachLine(bytes, layout.items) { (line) throws(SnapshotDamage) in
        if state.addOrdinaryItem(line) { return }
        let item = try member(line)
        try state.addItem(item.key, item.value)
      }
      try forEachLine(bytes, layout.records) { (line) throws(SnapshotDamage) in
        if state.addOrdinaryRecord(line) { return }
        let record = try member(line)
        try state.addRecord(record.key, record.value)
      }
    } catch {
      return nil
    }
    return .whole(state.snapshot)
  }

  /// Shows the lines of a range without the commas between them.
  private static func forEachLine(
    _ bytes: [UInt8], _ range: Range<Int>,
    _ read: (UnsafeRawBufferPointer) throws(SnapshotDamage) -> Void
  ) throws(SnapshotDamage) {
    let isRead = bytes.withUnsafeBytes { all in
      var rest = all[range]
      while !rest.isEmpty {
        let end = UnsafeRawBufferPointer(rebasing: rest).firstIndex(of: .lineFeed, from: 0)
        let line = end.map { rest.prefix($0) } ?? rest
        rest = rest.dropFirst(line.count + 1)
        let text = line.last == UInt8(ascii: ",") && !rest.isEmpty ? line.dropLast() : line
        if (try? read(UnsafeRawBufferPointer(rebasing: text))) == nil { return false }
      }
      return true
    }
    if !isRead { throw SnapshotDamage() }
  }

  /// Reads a line `"name":{…}` of any shape.
  private static func member(
    _ line: UnsafeRawBufferPointer
  ) throws(SnapshotDamage) -> JSONObject.Member {
    let object = [UInt8(ascii: "{")] + Array(line) + [UInt8(ascii: "}")]
    guard let members = try? JSONValue(parsing: object).object, members.count == 1 else {
      throw SnapshotDamage()
    }
    return members[0]
  }
}

/// Where the parts of the file stand.
private struct SnapshotLayout {
  /// The lines of items, and of records, with their line ends.
  let items: Range<Int>
  let records: Range<Int>

  /// What stands after the records: other members.
  private let rest: Range<Int>

  private static let itemsStart = "\n\"items\":{\n"
  private static let recordsStart = "},\n\"records\":{\n"

  init?(_ bytes: [UInt8]) {
    let found: SnapshotLayout? = bytes.withUnsafeBytes { all in
      guard let items = all.end(of: Self.itemsStart, from: 0),
        let records = all.end(of: "\n" + Self.recordsStart, from: items - 1),
        let end = all.end(of: "\n}", from: records - 1)
      else { return nil }
      let itemsEnd = records - Self.recordsStart.utf8.count
      return SnapshotLayout(
        items: items..<max(items, itemsEnd), records: records..<max(records, end - 1),
        rest: end..<all.count)
    }
    guard let found else { return nil }
    self = found
  }

  private init(items: Range<Int>, records: Range<Int>, rest: Range<Int>) {
    self.items = items
    self.records = records
    self.rest = rest
  }

  /// The file without items and records.
  func head(_ bytes: [UInt8]) -> [UInt8] {
    Array(bytes[..<items.lowerBound]) + Array("}".utf8) + Array(",\"records\":{}".utf8)
      + Array(bytes[rest])
  }
}

extension UnsafeRawBufferPointer {
  /// The place after the first occurrence of a text at or after `start`.
  fileprivate func end(of text: String, from start: Int) -> Int? {
    let text = Array(text.utf8)
    guard start >= 0, count >= text.count else { return nil }
    return text.withUnsafeBytes { needle in
      var place = start
      while place + needle.count <= count {
        guard let next = firstIndex(of: needle[0], from: place), next + needle.count <= count
        else { return nil }
        if self[next..<next + needle.count].elementsEqual(needle) { return next + needle.count }
        place = next + 1
      }
      return nil
    }
  }
}
