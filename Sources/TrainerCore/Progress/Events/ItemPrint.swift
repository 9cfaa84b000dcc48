/// A short sign of what an item said and where it stood: another text gives another print.
package struct ItemPrint: Hashable, Sendable {
  package let hash: StableHash

  /// The print of texts that each end with a byte 0: kind, text, file, after, before.
  init(joined texts: [UInt8]) {
    hash = texts.withUnsafeBytes { StableHash($0) }
  }

  init(hash: StableHash) { self.hash = hash }

  init(payload: Int64) { hash = StableHash(value: UInt64(bitPattern: payload)) }

  var payload: Int64 { Int64(bitPattern: hash.value) }
}

extension ItemText {
  package var print: ItemPrint {
    var joined: [UInt8] = []
    for text in [kind, self.text, file, after ?? "", before ?? ""] {
      joined.append(contentsOf: text.utf8)
      joined.append(0)
    }
    return ItemPrint(joined: joined)
  }
}
