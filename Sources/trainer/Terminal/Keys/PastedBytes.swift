/// What a terminal sends between the two marks of a bracketed paste.
struct PastedBytes: Sendable, Equatable {
  private var bytes: [UInt8] = []

  private static let end = Array("\u{1B}[201~".utf8)

  /// Takes a byte; true when it ended the paste.
  mutating func takeAndSeeEnd(_ byte: UInt8) -> Bool {
    bytes.append(byte)
    guard byte == UInt8(ascii: "~"), bytes.suffix(Self.end.count).elementsEqual(Self.end)
    else { return false }
    bytes.removeLast(Self.end.count)
    return true
  }

  /// The text, whose line ends are line feeds; terminals send carriage returns for them.
  var text: String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for (position, byte) in bytes.enumerated() {
      if byte == 0x0D {
        text.append(0x0A)
      } else if byte != 0x0A || position == 0 || bytes[position - 1] != 0x0D {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
