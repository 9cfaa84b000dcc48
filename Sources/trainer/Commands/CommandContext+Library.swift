import TrainerCore
import TrainerText

extension CommandContext {
  /// All content joined with what was done so far.
  func library() throws(Failure) -> Library {
    let content = try content()
    return try joined(content, try progress())
  }
}

extension CommandContext {
  /// All content joined with what was done so far, and all reviews.
  func libraryWithHistory() throws(Failure) -> (library: Library, history: ReviewHistory) {
    let content = try content()
    let (progress, history) = try progressWithHistory()
    return (try joined(content, progress), history)
  }
}

extension CommandContext {
  /// All content joined with what was done so far, and all reviews to go through, of which there may be
  /// any number.
  func libraryWithReviews() throws(Failure) -> (library: Library, reviews: ReviewStream) {
    let content = try content()
    let (progress, reviews) = try progressWithReviews()
    return (try joined(content, progress), reviews)
  }
}

/// Runs what fails with a name that nothing has, as what fails a command.
func asFailure<Value>(_ work: () throws(UnknownName) -> Value) throws(Failure) -> Value {
  do { return try work() } catch { throw .unknownName(error) }
}

extension CommandContext {
  /// Content with its history, each history under the name of the item that goes on with it.
  func joined(_ content: Content, _ progress: Progress) throws(Failure) -> Library {
    try identity(of: content, progress).library
  }

  /// Which item goes on with which history, though names and texts changed.
  func identity(of content: Content, _ progress: Progress) throws(Failure) -> Identity {
    let folder = try stateFolder()
    let library = Library(content.decks.map(\.deck), progress)
    return try asFailure { () throws(StateError) in
      try folder.identity(of: library, unreadable: Set(content.unreadable.map(\.file)))
    }
  }
}
