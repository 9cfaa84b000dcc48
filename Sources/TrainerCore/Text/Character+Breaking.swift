extension Character {
  /// Whether a line may be broken between two characters without a blank, as between the wide ones
  /// of Chinese and Japanese, but not before what closes or behind what opens.
  package func mayBegin(lineAfter before: Character?) -> Bool {
    guard let before, displayWidth(of: self) == 2 || displayWidth(of: before) == 2 else {
      return false
    }
    return !isClosing && !before.isOpening
  }

  private var isClosing: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .otherPunctuation, .modifierLetter: true
    default: false
    }
  }

  private var isOpening: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: false
    }
  }
}
