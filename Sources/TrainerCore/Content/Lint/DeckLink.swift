import TrainerMarkdown
import TrainerText

/// A link or an image in a deck.
struct DeckLink {
  let target: Target
  let range: Range<Int>

  /// Where a link leads, as far as it can be looked up here.
  enum Target: Equatable {
    /// `#id`: an item, or a heading of the same file.
    case anchor(String)

    /// A file, relative to the folder of the deck.
    case file(String)

    /// Any other address; none of ours.
    case elsewhere

    /// Longer paths lead nowhere on any system; one that is used often is to cost no more.
    private static let longest = 1024

    init(_ written: String) {
      let destination =
        written.utf8.count > Self.longest ? String(written.prefix(Self.longest)) : written
      if destination.isEmpty || destination.hasScheme || destination.hasPrefix("//") {
        self = .elsewhere
      } else if destination.hasPrefix("#") {
        self = .anchor(String(destination.dropFirst()).percentDecoded)
      } else {
        let path = destination.prefix { $0 != "#" && $0 != "?" }
        self = path.isEmpty ? .elsewhere : .file(String(path).percentDecoded)
      }
    }
  }
}

extension DeckText {
  /// The links that lead to items or to files of this machine.
  var localLinks: [DeckLink] {
    // Most texts have none, which a look over all of the bytes shows.
    guard mayHoldLinks(0..<source.bytes.count) else { return [] }
    var links: [DeckLink] = []
    for block in document.blocks(where: \.holdsInlines) {
      guard mayHoldLinks(document.range(of: block)) else { continue }
      for inline in document.inlines(of: block) { inline.collectLinks(into: &links) }
    }
    return links
  }

  /// A quick look for a bracket that may close the text of a link, and not of one to the web.
  private func mayHoldLinks(_ range: Range<Int>) -> Bool {
    source.bytes.withUnsafeBufferPointer { bytes in
      var rest = range
      while let closing = bytes.firstIndex(of: UInt8(ascii: "]"), in: rest) {
        if document.hasLinkDefinitions { return true }
        rest = closing + 1..<range.upperBound
        guard let next = rest.first, bytes[next] == UInt8(ascii: "(") else { continue }
        if !bytes[rest.dropFirst()].starts(with: "http".utf8) { return true }
      }
      return false
    }
  }
}

extension Inline {
  fileprivate func collectLinks(into links: inout [DeckLink]) {
    switch kind {
    case .link(let target, _), .image(let target, _):
      let target = DeckLink.Target(target.destination)
      if target != .elsewhere { links.append(DeckLink(target: target, range: range)) }
    default: break
    }
    for child in children { child.collectLinks(into: &links) }
  }
}

extension String {
  /// Whether it begins as `https:` does (RFC 3986, 3.1).
  fileprivate var hasScheme: Bool {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")), colon > utf8.startIndex,
      unicodeScalars.first.map({ $0.isASCII && $0.properties.isAlphabetic }) == true
    else { return false }
    return self[..<colon].unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains($0))
    }
  }

  /// The text with `%20` and the like as the bytes they stand for.
  fileprivate var percentDecoded: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    let bytes = Array(utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = Unicode.Scalar(bytes[index + 1]).hexDigitValue,
        let low = Unicode.Scalar(bytes[index + 2]).hexDigitValue
      {
        decoded.append(UInt8(high << 4 | low))
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
