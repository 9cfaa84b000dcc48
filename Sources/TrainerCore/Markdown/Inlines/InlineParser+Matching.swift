extension InlineParser {
  /// Pairs the runs that came after one, and takes them off the stack.
  mutating func matchRuns(above bottom: Int32) {
    guard lastRun > bottom else { return }
    var bottoms = OpenerBottoms(bottom)
    var closer = firstRun(above: bottom)
    while closer >= 0 {
      guard runs[Int(closer)].canClose else {
        closer = runs[Int(closer)].next
        continue
      }
      if let opener = opener(for: closer, above: bottoms[runs[Int(closer)]]) {
        closer = pair(opener, closer)
      } else {
        // What a run like this one did not find, no later one needs to look for again.
        bottoms[runs[Int(closer)]] = runs[Int(closer)].previous
        let next = runs[Int(closer)].next
        if !runs[Int(closer)].canOpen { remove(closer) }
        closer = next
      }
    }
    lastRun = bottom
    if bottom >= 0 { runs[Int(bottom)].next = -1 }
  }

  private func firstRun(above bottom: Int32) -> Int32 {
    if bottom >= 0 { return runs[Int(bottom)].next }
    var first = lastRun
    while first >= 0, runs[Int(first)].previous >= 0 { first = runs[Int(first)].previous }
    return first
  }

  private func opener(for closer: Int32, above bottom: Int32) -> Int32? {
    var candidate = runs[Int(closer)].previous
    while candidate > bottom {
      if runs[Int(candidate)].opens(runs[Int(closer)]) { return candidate }
      candidate = runs[Int(candidate)].previous
    }
    return nil
  }

  /// Makes an emphasis between two runs.
  ///
  /// - Returns: the run to look at next.
  private mutating func pair(_ opener: Int32, _ closer: Int32) -> Int32 {
    let width = min(2, min(runs[Int(opener)].left, runs[Int(closer)].left))
    openings.append(DelimiterOpening(width: width, inner: runs[Int(opener)].firstOpening))
    runs[Int(opener)].firstOpening = (openings.count - 1).compact
    runs[Int(opener)].opened += width
    runs[Int(closer)].closed += width
    runs[Int(closer)].closings += 1
    // Runs between the two have no partner outside.
    runs[Int(opener)].next = closer
    runs[Int(closer)].previous = opener
    if runs[Int(opener)].left == 0 { remove(opener) }
    guard runs[Int(closer)].left == 0 else { return closer }
    let next = runs[Int(closer)].next
    remove(closer)
    return next
  }

  private mutating func remove(_ run: Int32) {
    let (previous, next) = (runs[Int(run)].previous, runs[Int(run)].next)
    if previous >= 0 { runs[Int(previous)].next = next }
    if next >= 0 { runs[Int(next)].previous = previous } else { lastRun = previous }
  }
}

extension DelimiterRun {
  /// Whether an emphasis may reach from this run to another.
  fileprivate func opens(_ closer: DelimiterRun) -> Bool {
    guard canOpen, byte == closer.byte else { return false }
    if byte == "~" { return length == closer.length }
    // CommonMark's rule of three, which keeps `*foo**bar*` from closing too early.
    let isAmbiguous = closer.canOpen || canClose
    return !(isAmbiguous && closer.length % 3 != 0 && (length + closer.length) % 3 == 0)
  }
}

/// Below which run no opener is left, for each sort of closer.
private struct OpenerBottoms {
  private var bottoms: [Int32]

  init(_ bottom: Int32) { bottoms = Array(repeating: bottom, count: 18) }

  subscript(closer: DelimiterRun) -> Int32 {
    get { bottoms[Self.sort(of: closer)] }
    set { bottoms[Self.sort(of: closer)] = newValue }
  }

  private static func sort(of closer: DelimiterRun) -> Int {
    let byte = closer.byte == "*" ? 0 : closer.byte == "_" ? 1 : 2
    return byte * 6 + (closer.canOpen ? 3 : 0) + Int(closer.length % 3)
  }
}
