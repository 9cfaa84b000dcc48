/// How the program ends, for whoever started it.
enum ExitStatus: Int32, Sendable, CaseIterable {
  case fine = 0

  /// A check or an operation found a problem.
  case problem = 1
  case usage = 64

  /// Bad data, or data of a newer version.
  case badData = 65
  case noInput = 66

  /// A mistake of the program itself.
  case mistake = 70
  case cannotCreate = 73
  case inputOutput = 74

  /// Another process holds the state.
  case busy = 75
  case hangup = 129
  case interrupt = 130
  case termination = 143
}

extension ExitStatus {
  /// What shells tell of a program that a signal ended: 128 and the number of the signal.
  init(signal number: Int32) { self = Self(rawValue: 128 + number) ?? .termination }
}
