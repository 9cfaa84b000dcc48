public import TrainerScheduling

/// One thing that happened, as one line of a log holds it.
public struct Event: Hashable, Sendable {
  /// Where and when it happened.
  public let stamp: Stamp

  /// What happened.
  public let body: EventBody
}

/// Where an event stands among all others, and when it happened.
public struct Stamp: Hashable, Sendable {
  /// Whose log it is in, and which of its lines.
  public let reference: EventReference

  /// When it happened, as the device's clock said.
  public let moment: Moment
}

/// The name of an event: a device and the number of the line in its log.
public struct EventReference: Hashable, Sendable {
  /// The device that wrote it.
  public let device: DeviceName

  /// The line's number, from 1.
  public let number: Int64
}

extension EventReference: CustomStringConvertible {
  /// `device/number`.
  public var description: String { "\(device)/\(number)" }

  /// Reads `device/number`.
  init?(_ text: String) {
    guard let slash = text.lastIndex(of: "/"),
      let device = DeviceName(startOfFileName: String(text[..<slash])),
      device.text == text[..<slash],
      let number = Int64(text[text.index(after: slash)...]), number > 0
    else { return nil }
    self.init(device: device, number: number)
  }
}
