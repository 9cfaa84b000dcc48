/// Character references of HTML in text that is no Markdown.
package enum HTMLReferences {
  /// The text with the characters that its references stand for; what is no reference stays.
  package static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return Array(text.utf8).withUnsafeBufferPointer { bytes in
      var result = String.UnicodeScalarView()
      var start = 0
      var index = 0
      func flush() {
        result.append(
          contentsOf: String(decoding: bytes[start..<index], as: UTF8.self).unicodeScalars)
      }
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "&"),
          let (scalars, next) = bytes.entity(at: index, end: bytes.count)
        {
          flush()
          result.append(contentsOf: scalars)
          (start, index) = (next, next)
        } else {
          index += 1
        }
      }
      flush()
      return String(result)
    }
  }
}
