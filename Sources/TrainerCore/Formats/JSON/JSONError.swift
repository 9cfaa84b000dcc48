/// Why a text is not JSON, and where.
public struct JSONError: Error, Sendable, Hashable {
  /// The offset of the byte where reading stopped, from 0.
  public let offset: Int

  /// What was expected there, as a sentence part without a full stop.
  public let message: String

  /// Makes an error from its place and its wording.
  public init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}
