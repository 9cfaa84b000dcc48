import TrainerScheduling

/// What has to be known of a device's log before its events are gone through: what holds for more than
/// what follows it, and how far the log goes.
struct LogSurvey: Sendable {
  /// An event that holds for what was before it, too.
  struct Lasting: Sendable {
    /// The time that orders it.
    let time: Int64
    let reference: EventReference
    let body: EventBody
  }

  let device: DeviceName

  /// In the order of the log.
  private(set) var lasting: [Lasting] = []

  /// The events that the log takes back, its own and those of others.
  private(set) var undone: [EventReference] = []
  private(set) var position = LogPosition()

  /// Whether anything was said of key ideas.
  private(set) var hasVerdicts = false

  /// Whether the numbers of its events only grow.
  private(set) var isInOrder = true

  init(of device: DeviceName) { self.device = device }

  /// Adds the rows that follow.
  mutating func add(_ piece: DeviceLog) {
    guard let first = piece.rows.first, let last = piece.rows.last else { return }
    isInOrder = isInOrder && first.number > position.last
    position.lines += piece.rows.count
    position.last = last.number
    hasVerdicts = hasVerdicts || !piece.verdicts.isEmpty
    piece.rows.forEach(in: piece.rows.indices) { row in
      position.time = max(position.time, row.time)
      if row.kind == .rare { add(piece.rare[Int(row.payload)], number: row.number) }
    }
  }

  private mutating func add(_ body: EventBody, number: Int64) {
    if case .undo(let reference) = body { undone.append(reference) }
    guard body.isLasting else { return }
    lasting.append(
      Lasting(
        time: position.time, reference: EventReference(device: device, number: number), body: body))
  }
}
