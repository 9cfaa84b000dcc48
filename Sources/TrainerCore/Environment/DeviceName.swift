/// The name of a machine in the names of its logs: lower-case letters `a` to `z`, digits, hyphens.
public struct DeviceName: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The name itself, never empty.
  public let text: String

  /// Makes a name of any text but the empty one; what a name cannot hold becomes a hyphen.
  public init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.init(sanitizing: text)
  }

  /// The device that a log's file name begins with; nil where it begins with no such name.
  ///
  /// What follows belongs to a copy, as in `mac-1a2b (conflicted copy).jsonl`.
  package init?(startOfFileName name: String) {
    let letters = name.unicodeScalars.prefix { Self.isAllowed($0) }
    guard !letters.isEmpty else { return nil }
    text = String(letters)
  }

  /// The name of the machine `host`; hexadecimal digits of a hash of its identity tell machines of
  /// one name apart.
  ///
  /// The domain is left out, for it changes with the network.
  package init(host: String, machine: String?) {
    let name = host.prefix { $0 != "." }
    let digits = StableHash(machine ?? host).description.suffix(4)
    self.init(sanitizing: "\(name.isEmpty ? "device" : name.prefix(60))-\(digits)")
  }

  private init(sanitizing text: String) {
    let letters = text.lowercased().unicodeScalars.prefix(Self.longest)
    self.text = String(
      String.UnicodeScalarView(letters.map { Self.isAllowed($0) ? $0 : Self.hyphen }))
  }

  /// Names are compared byte by byte.
  public static func < (left: DeviceName, right: DeviceName) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  /// The name itself.
  public var description: String { text }

  /// Room for an ending within the 255 bytes that file systems allow.
  private static let longest = 100
  private static let hyphen: Unicode.Scalar = "-"

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "0"..."9", hyphen: true
    default: false
    }
  }
}
