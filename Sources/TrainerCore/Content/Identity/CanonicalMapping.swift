/// Canonical decomposition and composition of single scalars, as the Unicode Standard 3.11 has them.
///
/// Written here because Foundation's normalisation would link the whole of ICU into the program.
struct CanonicalMapping: Sendable {
  static let standard = CanonicalMapping()

  private struct Pair: Hashable {
    let first: UInt32
    let second: UInt32
  }

  private var decompositions: [UInt32: [UInt32]] = [:]
  private var compositions: [Pair: UInt32] = [:]

  private init() {
    for (scalar, word) in ScalarRuns(CanonicalPairs.text) {
      let isApart = word.utf8.first == UInt8(ascii: "!")
      let parts = (isApart ? word.dropFirst() : word).split(separator: "+").compactMap {
        UInt32($0, radix: 16)
      }
      decompositions[scalar] = parts
      if parts.count == 2, !isApart {
        compositions[Pair(first: parts[0], second: parts[1])] = scalar
      }
    }
  }

  /// Appends the full decomposition of a scalar.
  func decompose(_ scalar: UInt32, into result: inout [UInt32]) {
    if let syllable = HangulSyllable(scalar) {
      result += syllable.jamo
    } else if let parts = decompositions[scalar] {
      for part in parts { decompose(part, into: &result) }
    } else {
      result.append(scalar)
    }
  }

  /// The scalar that stands for two, or nil.
  func compose(_ first: UInt32, _ second: UInt32) -> UInt32? {
    HangulSyllable.compose(first, second) ?? compositions[Pair(first: first, second: second)]
  }
}
