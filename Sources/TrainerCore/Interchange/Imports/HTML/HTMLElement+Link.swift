extension HTMLElement {
  /// Where a link leads, if it leads out: to the web or to a mail address.
  var linkAddress: String? {
    guard name == "a", let address = attributes["href"].map({ String($0.trimmed) }),
      ["http://", "https://", "mailto:"].contains(where: address.lowercased().hasPrefix),
      !address.unicodeScalars.contains(where: {
        $0.value <= 0x20 || "<>\\`\u{7F}".unicodeScalars.contains($0)
      })
    else { return nil }
    return address
  }
}
