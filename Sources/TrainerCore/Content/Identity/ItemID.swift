import TrainerText

/// The rules of written ids.
enum ItemID {
  static let limit = 64

  /// An id as ids are compared: without letter case, without the `#` of a link.
  static func normal(_ text: String) -> String {
    var name = text.utf8.first == UInt8(ascii: "#") ? String(text.dropFirst()) : text
    let hasCapital = name.withUTF8 { bytes in
      bytes.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }
    return hasCapital ? name.lowercased() : name
  }

  /// Whether an id, in lower case, is spelled as one.
  static func isValid(_ id: String) -> Bool {
    guard (1...limit).contains(id.utf8.count), let first = id.utf8.first, first.isLetterOrDigit
    else { return false }
    var id = id
    return id.withUTF8 { bytes in
      bytes.allSatisfy {
        $0.isLetterOrDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_")
          || $0 == UInt8(ascii: "-")
      }
    }
  }

  /// What names an item without an id: the same on two devices, whatever the layout of the text.
  static func derived(kind: ItemKind, title: String, prompt: String, answer: String) -> String {
    "~" + TextHash(kind.rawValue, title, prompt, answer).hex(12)
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}

/// The case of a closed set whose name is nearest to a word, or nil.
func nearest<Value: RawRepresentable<String> & CaseIterable>(
  to word: String, amongCasesOf type: Value.Type
) -> String? {
  nearest(to: word, among: Value.allCases.map(\.rawValue))
}
