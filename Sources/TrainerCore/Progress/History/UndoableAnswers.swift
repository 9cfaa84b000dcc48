/// Answers that undo may take back.
public struct UndoableAnswers: Sendable, Hashable {
  /// The answers, the newest first; all reviews of one mock interview are one answer.
  public let answers: [[PastReview]]

  /// The device that would take them back.
  public let device: DeviceName

  /// Whether that device saved all of them; whoever sits there may never have seen others.
  public var areOwn: Bool {
    answers.joined().allSatisfy { $0.reference.device == device }
  }
}

extension ReviewHistory {
  /// What undo may take back on a device: the latest `count` answers of all devices, then, where
  /// another device saved some of these, the latest that it saved itself.
  ///
  /// What there is not enough of is left out.
  public func undoable(_ count: Int, on device: DeviceName) -> [UndoableAnswers] {
    let all = UndoableAnswers(answers: latest(count), device: device)
    let own =
      all.areOwn ? [] : [UndoableAnswers(answers: latest(count, of: device), device: device)]
    return ([all] + own).filter { $0.answers.count == count }
  }
}
