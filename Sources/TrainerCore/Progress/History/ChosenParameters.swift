public import TrainerScheduling

/// Parameters of the memory model as they were chosen at some time.
public struct ChosenParameters: Hashable, Sendable {
  /// Which line of which log tells it; an undo of it brings back what held before.
  public let reference: EventReference

  /// The parameters.
  public let parameters: FSRSParameters

  /// When.
  public let moment: Moment
}

extension StateFolder {
  /// The parameters that were chosen and not taken back, the oldest first.
  ///
  /// - Throws: ``StateError/file(_:)`` where a log cannot be read.
  public func chosenParameters() throws(StateError) -> [ChosenParameters] {
    let logs = try asStateError { () throws(FileError) in
      try Logs(readingFrom: reviews, on: disk)
    }
    var chosen: [ChosenParameters] = []
    EventOrder(logs.devices).forEach { row, log in
      guard row.kind == .rare, !row.isUndone,
        case .set(.parameters(let parameters)) = log.rare[Int(row.payload)]
      else { return }
      chosen.append(
        ChosenParameters(
          reference: EventReference(device: log.device, number: row.number),
          parameters: parameters, moment: row.moment))
    }
    return chosen
  }
}
