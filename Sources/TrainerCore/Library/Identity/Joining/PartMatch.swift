/// A deletion of now that goes on with the history of one that its cloze had before.
public struct PartMatch: Hashable, Sendable {
  /// The deletion that is gone, under the present name of its item.
  public let old: RecordKey

  /// The deletion that has its history from now on.
  public let new: RecordKey
}
