extension String {
  /// The text in Unicode's normalisation form C, so that texts that read alike have equal bytes.
  package var canonicallyComposed: String {
    if unicodeScalars.allSatisfy(\.isSurelyComposed) { return self }
    var scalars: [UInt32] = []
    for scalar in unicodeScalars {
      CanonicalMapping.standard.decompose(scalar.value, into: &scalars)
    }
    scalars.orderMarks()
    scalars.composeMarks()
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars.lazy.compactMap(Unicode.Scalar.init))
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether normalisation form C leaves this scalar alone wherever it stands: true for what texts
  /// are mostly made of, false where the tables have to say.
  fileprivate var isSurelyComposed: Bool {
    switch value {
    case 0..<0x300: true
    case 0x2010..<0x2126: true  // dashes, quotation marks, ellipses, signs
    case 0x2190..<0x219A: true  // arrows
    case 0x2500..<0x2ADC: true  // box drawing, shapes, symbols
    case 0x3400..<0xA000: true  // ideographs
    case 0x1F300..<0x1FB00: true  // emoji
    default: false
    }
  }
}

extension UInt32 {
  fileprivate var combiningClass: UInt8 {
    self < 0x300 ? 0 : Unicode.Scalar(self)?.properties.canonicalCombiningClass.rawValue ?? 0
  }
}

extension [UInt32] {
  /// Puts each run of combining marks in the order of their classes.
  fileprivate mutating func orderMarks() {
    var start = 0
    while start < count {
      guard self[start].combiningClass != 0 else {
        start += 1
        continue
      }
      var marks: [(order: UInt8, position: Int, scalar: UInt32)] = []
      while start + marks.count < count {
        let scalar = self[start + marks.count]
        let order = scalar.combiningClass
        guard order != 0 else { break }
        marks.append((order, marks.count, scalar))
      }
      marks.sort { ($0.order, $0.position) < ($1.order, $1.position) }
      replaceSubrange(start..<start + marks.count, with: marks.map(\.scalar))
      start += marks.count
    }
  }

  /// Joins each starter with the marks after it that have a common scalar with it.
  fileprivate mutating func composeMarks() {
    var result: [UInt32] = []
    result.reserveCapacity(count)
    var starter: Int?
    var lastClass: UInt8 = 0
    for scalar in self {
      let order = scalar.combiningClass
      if let index = starter,
        lastClass < order || index == result.count - 1,
        let composed = CanonicalMapping.standard.compose(result[index], scalar)
      {
        result[index] = composed
        continue
      }
      if order == 0 { starter = result.count }
      lastClass = order
      result.append(scalar)
    }
    self = result
  }
}
