import Testing
import TrainerTestKit

extension PseudoTerminal {
  /// Leaves with Ctrl-D on an empty line, upon which the program ends with a status.
  func leave(
    _ status: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    type("\u{4}")
    #expect(try self.status() == status, sourceLocation: sourceLocation)
  }
}
