import TrainerScheduling

@testable import TrainerCore

/// What a text says, with the items that were handed over.
@dynamicMemberLookup
struct ReadItems {
  var items: [ImportedItem] = []
  var reading: ImportReading

  subscript<Value>(dynamicMember path: KeyPath<ImportReading, Value>) -> Value {
    reading[keyPath: path]
  }

  var notes: [String] { reading.unread.map { "\($0.line): \($0.message)" } }
}

extension ImportReading {
  /// Reads a text; everything that a review log names is here, and items are called by their numbers.
  static func everything(of text: String, as format: ImportFormat? = nil) throws -> ReadItems {
    var items: [ImportedItem] = []
    let reading = try ImportReading.read(
      ByteStream(Array(text.utf8)), named: "file", as: format, zone: 60, isHere: { _ in true }
    ) { item, _ in
      items.append(item)
      let parts = item.task == .cloze ? (0..<9).map { "part-\($0)" } : nil
      return TakenItem(id: "\(items.count)", parts: parts)
    }
    return ReadItems(items: items, reading: reading)
  }
}
