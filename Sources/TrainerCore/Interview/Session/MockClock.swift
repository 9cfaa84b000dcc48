/// How long the phases of a mock interview have taken, on a steady clock read from outside.
///
/// All times are milliseconds: of that clock where they are moments, of the interview where they are
/// spans.
struct MockClock: Sendable, Hashable {
  /// How often a candidate may pause.
  static let pauses = 2

  /// How long a pause is free.
  static let pauseLimit = 5 * 60_000

  private let boxes: [Int]

  /// What each phase has taken, without the stretch that is running.
  private var done: [Int]
  private var running: Int?
  private var since = 0
  private var pausedAt: Int?

  /// Pauses and gaps, in their order.
  private(set) var breaks: [MockBreak] = []

  /// What was left of the phase and of the whole when warnings were last asked for.
  private var warnedAt: (phase: Int, whole: Int)

  init(boxes: [Int]) {
    self.boxes = boxes
    done = boxes.map { _ in 0 }
    warnedAt = (boxes.first ?? 0, boxes.reduce(0, +))
  }

  /// Begins a phase, and ends the one before.
  mutating func enter(_ phase: Int, at now: Int) {
    settle(at: now)
    running = phase
    warnedAt.phase = boxes[phase]
  }

  /// Ends the last phase.
  mutating func stop(at now: Int) {
    settle(at: now)
    running = nil
  }

  var isPaused: Bool { pausedAt != nil }

  /// Whether another pause may be taken.
  var mayPause: Bool { breaks.count { $0.kind == .pause } < Self.pauses }

  mutating func pause(at now: Int) { pausedAt = now }

  /// Ends a pause; returns how long it was.
  @discardableResult
  mutating func goOn(at now: Int) -> Int {
    guard let pausedAt else { return 0 }
    let length = max(0, now - pausedAt)
    breaks.append(
      MockBreak(kind: .pause, after: spent(at: pausedAt), milliseconds: length))
    since += min(length, Self.pauseLimit)
    self.pausedAt = nil
    return length
  }

  /// Takes note that nobody was there between the last event and this moment.
  mutating func gap(of milliseconds: Int, at now: Int) {
    breaks.append(
      MockBreak(kind: .gap, after: spent(at: now), milliseconds: milliseconds))
  }

  private mutating func settle(at now: Int) {
    goOn(at: now)
    if let running { done[running] += max(0, now - since) }
    since = now
  }

  /// What each phase has taken.
  func used(at now: Int) -> [Int] {
    var used = done
    if let running { used[running] += stretch(at: now) }
    return used
  }

  private func stretch(at now: Int) -> Int {
    guard let pausedAt else { return max(0, now - since) }
    return max(0, pausedAt - since) + max(0, now - pausedAt - Self.pauseLimit)
  }

  /// What all phases have taken together.
  func spent(at now: Int) -> Int { used(at: now).reduce(0, +) }

  /// What is left of the running phase and of the whole, negative where it is over; nil where no
  /// phase runs.
  func left(at now: Int) -> (phase: Int, whole: Int)? {
    guard let running else { return nil }
    let used = used(at: now)
    return (boxes[running] - used[running], boxes.reduce(0, +) - used.reduce(0, +))
  }
}

// MARK: - Warnings

extension MockClock {
  /// The latest warning of each box that came due since this was last asked.
  mutating func warnings(at now: Int) -> [MockWarning] {
    guard let running, let left = left(at: now) else { return [] }
    let whole = boxes.reduce(0, +)
    let before = warnedAt
    warnedAt = left
    return [
      MockWarning.last(of: .whole, box: whole, from: before.whole, to: left.whole),
      boxes.count == 1
        ? nil : .last(of: .phase, box: boxes[running], from: before.phase, to: left.phase),
    ].compactMap(\.self)
  }

  /// The warning that came due within the last few seconds.
  func recentWarning(at now: Int, within milliseconds: Int) -> MockWarning? {
    guard let running, let left = left(at: now) else { return nil }
    return MockWarning.last(
      of: .whole, box: boxes.reduce(0, +), from: left.whole + milliseconds, to: left.whole)
      ?? MockWarning.last(
        of: .phase, box: boxes[running], from: left.phase + milliseconds, to: left.phase)
  }
}

extension MockClock {
  static func == (one: Self, other: Self) -> Bool {
    one.boxes == other.boxes && one.done == other.done && one.running == other.running
      && one.since == other.since && one.pausedAt == other.pausedAt && one.breaks == other.breaks
      && one.warnedAt == other.warnedAt
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(done)
    hasher.combine(since)
  }
}
