/// The words inside an identifier: `updateUIView` is made of update, UI and view.
enum IdentifierParts {
  /// The parts in lower case, or nil for a plain word.
  static func of(_ word: String) -> [String]? {
    guard word.utf8.dropFirst().contains(where: { $0.isASCIIUpper || isJoint($0) })
    else {
      return nil
    }
    let bytes = Array(word.utf8)
    let hasInnerCapital = bytes.dropFirst().contains { $0.isASCIIUpper }
    let isAllCapitals = !bytes.contains { $0.isASCIILetter && !$0.isASCIIUpper }
    guard bytes.contains(where: isJoint) || (hasInnerCapital && !isAllCapitals) else {
      return nil
    }
    let parts = split(bytes).map { String(decoding: $0, as: UTF8.self).lowercased() }
    return parts.count > 1 ? parts : nil
  }

  /// What joins the parts of `user_id` and `Retry-After`.
  private static func isJoint(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices.dropFirst() where isBoundary(bytes, at: index) {
      if start < index { parts.append(bytes[start..<index]) }
      start = isJoint(bytes[index]) ? index + 1 : index
    }
    if start < bytes.count { parts.append(bytes[start...]) }
    return parts.map { $0.drop(while: isJoint) }.filter { !$0.isEmpty }
  }

  /// A capital begins a part behind a small letter, and before one where capitals run.
  private static func isBoundary(_ bytes: [UInt8], at index: Int) -> Bool {
    if isJoint(bytes[index]) { return true }
    guard bytes[index].isASCIIUpper else { return false }
    if !bytes[index - 1].isASCIIUpper { return true }
    return index + 1 < bytes.count && bytes[index + 1].isASCIILetter
      && !bytes[index + 1].isASCIIUpper && bytes[index + 1] != UInt8(ascii: "s")
  }
}
