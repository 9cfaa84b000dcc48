extension KeyDecoder {
  /// Longer ones are noise.
  private static let longestSequence = 32

  mutating func takeControl(_ byte: UInt8, after bytes: [UInt8]) {
    switch byte {
    case 0x20..<0x40 where bytes.count < Self.longestSequence: state = .control(bytes + [byte])
    case UInt8(ascii: "[") where bytes.isEmpty: state = .console
    case 0x40..<0x7F: finishControl(byte, ControlParameters(bytes))
    default: takePlain(byte)
    }
  }

  private mutating func finishControl(_ final: UInt8, _ parameters: ControlParameters) {
    state = .ground
    if final == UInt8(ascii: "~"), parameters.first == 200 {
      state = .paste(PastedBytes())
    } else if let key = Key(final: final, parameters) {
      keys.append(key)
    }
  }

  mutating func takeApplication(_ byte: UInt8) {
    guard 0x20..<0x7F ~= byte else { return takePlain(byte) }
    state = .ground
    if byte == UInt8(ascii: "M") {
      keys.append(.enter)
    } else if let key = Key(final: byte, ControlParameters([])) {
      keys.append(key)
    }
  }

  mutating func takePasted(_ byte: UInt8) {
    guard case .paste(var pasted) = state else { return }
    // The state lets go of the bytes first, so that they are not copied for each of them.
    state = .ground
    if pasted.takeAndSeeEnd(byte) {
      keys.append(.paste(pasted.text))
    } else {
      state = .paste(pasted)
    }
  }
}

/// The numbers in an escape sequence, parted by semicolons.
struct ControlParameters {
  private var numbers: [Int]

  init(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    numbers = parts.map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
  }

  var first: Int { numbers[0] }

  /// xterm's sum of the keys held down: 2 Shift, 3 Alt, 5 Ctrl and so on; 1 or 0 is none.
  var modifiers: Int { numbers.count > 1 ? numbers[1] : 0 }

  var hasAltOrControl: Bool { modifiers > 1 && (modifiers - 1) & 0b110 != 0 }

  /// `27 ; modifiers ; code`, as xterm sends keys that have no sequence of their own.
  var otherKey: Int? { numbers.count == 3 && first == 27 ? numbers[2] : nil }
}

extension Key {
  fileprivate init?(final: UInt8, _ parameters: ControlParameters) {
    let isWord = parameters.hasAltOrControl
    switch final {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = isWord ? .wordRight : .right
    case UInt8(ascii: "D"): self = isWord ? .wordLeft : .left
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "Z"): self = .shiftTab
    case UInt8(ascii: "~"): self.init(number: parameters)
    case UInt8(ascii: "u") where parameters.first == 13: self = .enter(parameters)
    default: return nil
    }
  }

  private init?(number parameters: ControlParameters) {
    switch parameters.first {
    case 1, 7: self = .home
    case 4, 8: self = .end
    case 3: self = parameters.hasAltOrControl ? .alt("d") : .delete
    case 27 where parameters.otherKey == 13: self = .enter(parameters)
    default: return nil
    }
  }

  private static func enter(_ parameters: ControlParameters) -> Key {
    parameters.modifiers > 1 ? .lineBreak : .enter
  }
}
