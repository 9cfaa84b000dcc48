/// How a form's elements lie in an answer.
struct Alignment {
  /// An element and a place where it was found.
  struct Pair {
    let element: Int
    let place: Int
    let fit: Double
  }

  /// Whether the words found say what the form says.
  enum Stance: CaseIterable {
    case supports
    case denies

    /// Neither clearly.
    case blocks
  }

  /// The share of the form's weight that was found, less a little for each word between; 0 to 1.
  let coverage: Double
  let stance: Stance

  /// Whether all was found that the form says, but of other parties.
  let isMisplaced: Bool

  /// Whether it says something of what it names, and not only names it.
  let isSound: Bool

  /// Whether enough of the form is there to say by itself what it says.
  let isWhole: Bool

  /// The places of the decisive words.
  let places: [Int]
}

/// What an answer has of one form.
struct Alignments {
  /// The best that is whole of each stance.
  var support: Alignment?
  var denial: Alignment?
  var block: Alignment?

  /// The best of each stance that are whole.
  var whole: [Alignment] { [support, denial, block].compactMap(\.self) }

  /// What comes nearest to the form without denying it, whole or not.
  var nearest: Alignment?

  /// Whether it is found somewhere, but denied, or said of something else.
  var isBarred = false

  /// Where most of it is denied, or said of other parties.
  var halfDenials: [Alignment] = []
}

extension Alignments {
  /// The best that is whole of a stance.
  subscript(stance: Alignment.Stance) -> Alignment? {
    get {
      switch stance {
      case .supports: support
      case .denies: denial
      case .blocks: block
      }
    }
    set {
      switch stance {
      case .supports: support = newValue
      case .denies: denial = newValue
      case .blocks: block = newValue
      }
    }
  }
}

extension [Alignment.Pair] {
  /// Whether an element was found.
  func hold(_ element: Int) -> Bool { contains { $0.element == element } }

  /// An element and its place; nil where there is none or it was not found.
  func pair(of element: Int?) -> Alignment.Pair? { first { $0.element == element } }

  /// Whether a place is taken.
  func stand(at place: Int) -> Bool { contains { $0.place == place } }
}
