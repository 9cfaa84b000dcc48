/// A file or folder in which content is looked for.
public struct ContentRoot: Sendable, Hashable {
  /// Where it is.
  public let path: String

  /// Why it is looked at.
  public let origin: Origin

  /// Why a root is looked at.
  public enum Origin: Sendable, Hashable {
    /// It was named on the command line.
    case given

    /// It came with the program.
    case shipped

    /// It belongs to the person's home folder of the program.
    case home

    /// It is named in the configuration.
    case configured
  }

  /// Makes a root.
  public init(path: String, origin: Origin) {
    self.path = path
    self.origin = origin
  }
}
