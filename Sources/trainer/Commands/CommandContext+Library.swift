import TrainerCore

extension CommandContext {
  /// All content joined with what was done so far.
  func library() throws(Failure) -> Library {
    let content = try content()
    return Library(content.decks.map(\.deck), try progress())
  }
}

/// Runs what fails with a name that nothing has, as what fails a command.
func asFailure<Value>(_ work: () throws(UnknownName) -> Value) throws(Failure) -> Value {
  do { return try work() } catch { throw .unknownName(error) }
}
