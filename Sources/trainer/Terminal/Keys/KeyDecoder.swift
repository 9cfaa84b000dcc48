/// Turns the bytes of a terminal into keys, however they are cut into reads.
///
/// Sequences follow ECMA-48 and what xterm, the Linux console and macOS's Terminal send; one that
/// is not known is left out whole.
package struct KeyDecoder: Sendable {
  var state = State.ground
  var keys: [Key] = []

  /// What has been read of a sequence that is not over.
  enum State: Sendable, Equatable {
    case ground

    /// A character of more than one byte; one with Alt is no key.
    case character([UInt8], isAlt: Bool)
    case escape

    /// `ESC [` and what followed.
    case control([UInt8])

    /// `ESC O`, before the key's letter.
    case application

    /// `ESC [ [`, with which the Linux console begins a function key.
    case console

    /// A terminal's answer to a question, up to BEL or `ESC \`.
    case answer(endsNext: Bool)
    case paste(PastedBytes)
  }

  package init() {}

  /// Whether an escape sequence has begun that may as well be the Escape key.
  package var isWaiting: Bool {
    switch state {
    case .ground, .paste: false
    default: true
    }
  }

  /// Takes bytes and returns the keys that they complete.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    for byte in bytes { take(byte) }
    defer { keys = [] }
    return keys
  }

  /// Ends a sequence after which nothing came for a while.
  package mutating func flush() -> [Key] {
    guard isWaiting else { return [] }
    defer { state = .ground }
    switch state {
    case .escape: return [.escape]
    case .character(_, isAlt: false): return [.text("\u{FFFD}")]
    default: return []
    }
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takePlain(byte)
    case .character(let bytes, let isAlt): takeContinuation(byte, of: bytes, isAlt: isAlt)
    case .escape: takeEscaped(byte)
    case .control(let bytes): takeControl(byte, after: bytes)
    case .application: takeApplication(byte)
    case .console: state = .ground
    case .answer(let endsNext): takeAnswer(byte, endsNext)
    case .paste: takePasted(byte)
    }
  }
}
