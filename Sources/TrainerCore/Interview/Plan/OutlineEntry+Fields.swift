import TrainerScoring

extension OutlineEntry {
  /// The text divided as a line of key ideas: what it is called, and forms or whatever follows.
  var divided: (label: String, forms: [String]) {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      let line = IdeaLine(buffer, in: 0..<buffer.count)
      let text = { (range: Range<Int>) in String(decoding: buffer[range], as: UTF8.self) }
      return (text(line.label), line.forms.map(text))
    }
  }

  /// The text before and after its first colon that divides it; no rest where there is none.
  var headAndRest: (head: String, rest: String?) {
    let label = divided.label
    guard let start = text.firstRange(of: label) else { return (text, nil) }
    let behind = text[start.upperBound...].drop(while: \.isWhitespace)
    guard behind.first == ":" else { return (text, nil) }
    let rest = behind.dropFirst().drop(while: \.isWhitespace)
    return rest.isEmpty ? (label, nil) : (label, String(rest))
  }

  /// The entry nested under this one that has a name.
  func child(_ name: String) -> OutlineEntry? {
    children.first { $0.headAndRest.head.lowercased() == name }
  }

  /// What stands behind a name nested under this entry, the code there included.
  func value(_ name: String) -> String? {
    child(name).flatMap { $0.headAndRest.rest ?? $0.code }
  }

  /// What stands behind every nested line of a name.
  func values(_ name: String) -> [String] {
    children.filter { $0.headAndRest.head.lowercased() == name }.compactMap(\.headAndRest.rest)
  }

  /// Names behind a name, divided by commas.
  func names(_ name: String) -> [String] {
    (value(name) ?? "").split(separator: ",").map { $0.trimmedOfBlanks }.filter { !$0.isEmpty }
  }

  /// Forms behind a name.
  func forms(_ name: String) -> [IdeaForm] {
    guard let value = value(name) else { return [] }
    let bytes = Array(value.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      FormList(buffer, in: 0..<buffer.count).forms.map {
        IdeaForm(String(decoding: buffer[$0], as: UTF8.self))
      }
    }
  }
}
