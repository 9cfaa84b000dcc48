/// Finds which items of now go on with which items of the past whose names are gone.
///
/// Each old item is given away once, each new one takes one, the best pair first. What it comes to
/// depends on the items alone, not on the order in which they are given.
struct IdentityMatcher: Sendable {
  /// In the order of their names.
  let past: [Candidate]
  /// In the order of their names.
  let present: [Candidate]

  private(set) var matches: [ItemMatch] = []
  private(set) var neighbourhood: Neighbourhood

  private var isPastTaken: [Bool]
  private var isPresentTaken: [Bool]

  /// Worked out where they are asked for.
  private var pastWordings: [Wording?]
  private var presentWordings: [Wording?]

  /// One item that waits for its match.
  struct Candidate: Sendable {
    let item: ItemText

    /// The number of its name among all names.
    let number: Int
    let surroundings: Surroundings

    /// Pages are only read: their histories are of another sort than those of questions.
    let isPage: Bool
  }

  /// Matches items whose names are gone with items that have no history.
  ///
  /// All items are called by the names that they have now; `filesNow` are the files that there are.
  init(past: [ItemText], present: [ItemText], filesNow: Set<String>) {
    var neighbourhood = Neighbourhood(filesNow: filesNow)
    self.past = Self.inOrder(past).map { Candidate(past[$0], in: &neighbourhood) }
    self.present = Self.inOrder(present).map { Candidate(present[$0], in: &neighbourhood) }
    self.neighbourhood = neighbourhood
    isPastTaken = Array(repeating: false, count: past.count)
    isPresentTaken = Array(repeating: false, count: present.count)
    pastWordings = Array(repeating: nil, count: past.count)
    presentWordings = Array(repeating: nil, count: present.count)
    if past.isEmpty || present.isEmpty { return }
    matchAnywhere()
    matchInPlace()
    matches.sort { $0.old < $1.old }
  }

  /// The places of items in the order of their names.
  private static func inOrder(_ items: [ItemText]) -> [Int] {
    items.indices.sorted { items[$0].item < items[$1].item }
  }
}

extension IdentityMatcher.Candidate {
  init(_ item: ItemText, in neighbourhood: inout Neighbourhood) {
    self.item = item
    number = neighbourhood.number(of: item.item)
    surroundings = neighbourhood.surroundings(of: item)
    isPage = ItemKind(rawValue: item.kind)?.isAsked == false
  }
}

extension IdentityMatcher {
  /// The numbers of old items that nothing goes on with so far.
  var pastLeft: [Int] { past.indices.filter { !isPastTaken[$0] } }

  /// The numbers of new items that go on with nothing so far.
  var presentLeft: [Int] { present.indices.filter { !isPresentTaken[$0] } }

  /// A pair of an old and a new item; nil for a page and a question, and where one is taken.
  func pair(_ old: Int, _ new: Int, _ likeness: Likeness) -> ItemPair? {
    let (was, now) = (past[old], present[new])
    guard !isPastTaken[old], !isPresentTaken[new], was.isPage == now.isPage else { return nil }
    return ItemPair(
      old: old, new: new, likeness: likeness, isSameKind: was.item.kind == now.item.kind,
      nearness: neighbourhood.nearness(of: now.surroundings, to: was.surroundings))
  }

  /// Takes the pairs that are matches, the best first, and returns the old items that were taken.
  @discardableResult
  mutating func take(_ pairs: [ItemPair]) -> [Int] {
    var taken: [Int] = []
    for pair in pairs.sorted(by: { $0.precedes($1) }) {
      guard !isPastTaken[pair.old], !isPresentTaken[pair.new], let reason = pair.reason else {
        continue
      }
      isPastTaken[pair.old] = true
      isPresentTaken[pair.new] = true
      taken.append(pair.old)
      neighbourhood.succeed(past[pair.old].number, by: present[pair.new].number)
      matches.append(
        ItemMatch(
          old: past[pair.old].item.item, new: present[pair.new].item.item,
          likeness: pair.likeness, reason: reason))
    }
    return taken
  }

  /// How alike an old and a new item are.
  mutating func likeness(_ old: Int, _ new: Int) -> Likeness {
    let was = pastWordings[old] ?? Wording(of: past[old].item.text)
    pastWordings[old] = was
    let now = presentWordings[new] ?? Wording(of: present[new].item.text)
    presentWordings[new] = now
    return was.likeness(to: now)
  }
}
