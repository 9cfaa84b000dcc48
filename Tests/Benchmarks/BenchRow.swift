/// One line of the table: what was measured, beside what, and what is wanted of it.
struct BenchRow {
  let what: String
  let ours: Quantity
  let peer: Peer
  let wanted: Wanted

  /// Who does the same.
  enum Peer {
    case measured(String, Quantity)
    /// It could not be measured here, and why.
    case absent(String)
    /// Nobody does the same.
    case none
  }

  /// What must hold.
  enum Wanted {
    case atMost(Double)
    case atLeast(Double)
    /// Ours as a multiple of the peer's.
    case atMostTimes(Double)
    case atLeastTimes(Double)
    /// Ours above the peer's by no more.
    case atMostAbove(Double)
  }

  init(_ what: String, _ ours: Quantity, beside peer: Peer = .none, wanted: Wanted) {
    self.what = what
    self.ours = ours
    self.peer = peer
    self.wanted = wanted
  }

  /// Ours as a multiple of the peer's.
  var ratio: Double? {
    if case .measured(_, let peer) = peer, peer.value != 0 { ours.value / peer.value } else { nil }
  }

  /// Nil where there is no peer to tell it by.
  var holds: Bool? {
    switch wanted {
    case .atMost(let limit): ours.value <= limit
    case .atLeast(let limit): ours.value >= limit
    case .atMostTimes(let limit): ratio.map { $0 <= limit }
    case .atLeastTimes(let limit): ratio.map { $0 >= limit }
    case .atMostAbove(let limit):
      if case .measured(_, let peer) = peer { ours.value <= peer.value + limit } else { nil }
    }
  }
}
