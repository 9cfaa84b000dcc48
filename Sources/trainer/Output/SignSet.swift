/// Which signs an output can show, or its reader wants to meet.
enum SignSet: Sendable, Hashable, CaseIterable {
  /// Unicode, for terminals that show it, and for programs.
  case rich

  /// Signs of ASCII, for everything else.
  case ascii

  /// Words and few signs, for screen readers, which would read every drawn line aloud.
  case spoken

  /// The set for an output.
  static func fitting(isPlain: Bool, environment: [String: String]) -> SignSet {
    if environment.isSet("ACCESSIBLE") { return .spoken }
    return isPlain || !environment.namesUTF8 ? .ascii : .rich
  }
}

extension [String: String] {
  /// Whether the locale is one of UTF-8 (POSIX: the first of these variables that is set).
  var namesUTF8: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].first { isSet($0) }.flatMap { self[$0] } ?? ""
    return locale.lowercased().replacing("-", with: "").contains("utf8")
  }
}
