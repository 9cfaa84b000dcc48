extension AnkiHTML {
  // They stand in the Markdown for Anki's own brackets, which Markdown would read.
  private static let open: Character = "\u{F8F0}"
  private static let divider: Character = "\u{F8F1}"
  private static let close: Character = "\u{F8F2}"

  /// The prompt with Anki's brackets around its deletions.
  func cloze(_ item: Item, _ deletions: [ClozeDeletion]) -> String {
    let bytes = Array(item.prompt.utf8)
    var text = ""
    var offset = 0
    for deletion in deletions {
      text += String(decoding: bytes[offset..<deletion.range.lowerBound], as: UTF8.self)
      let hint = deletion.hint.map { "\(Self.divider)\($0)" } ?? ""
      text += "\(Self.open)\(deletion.hidden)\(hint)\(Self.close)"
      offset = deletion.range.upperBound
    }
    text += String(decoding: bytes[offset...], as: UTF8.self)
    return bracketed(html(text))
  }

  /// Puts Anki's brackets in; inside of them its signs are written as references.
  private func bracketed(_ html: String) -> String {
    var result = ""
    var number = 0
    var isInside = false
    for character in html {
      switch character {
      case Self.open:
        number += 1
        isInside = true
        result += "{{c\(number)::"
      case Self.divider: result += "::"
      case Self.close:
        isInside = false
        result += "}}"
      case ":" where isInside: result += "&#58;"
      case "}" where isInside: result += "&#125;"
      default: result.append(character)
      }
    }
    return result
  }
}
