/// The forms of a mock interview.
public enum MockForm: String, Sendable, Hashable, CaseIterable {
  /// Code written under time.
  case coding

  /// A design explained out loud.
  case design

  /// Short questions one after another.
  case rapid
}
