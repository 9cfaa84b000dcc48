/// A memory model of the open-spaced-repetition project.
public enum FSRSVersion: String, Hashable, Sendable, CaseIterable {
  /// One stability, 21 parameters, whole days.
  case six = "fsrs-6"
  /// Two stabilities, 34 parameters, fractions of days.
  case seven = "fsrs-7"
}
