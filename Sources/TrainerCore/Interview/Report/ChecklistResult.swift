/// A line of a checklist, and whether it was ticked.
public struct ChecklistResult: Sendable, Hashable {
  /// What is to be looked over.
  public let text: String

  /// Whether the candidate ticked it.
  public let isTicked: Bool
}
