/// The state as a command sees it that only reads.
public struct StateReading: Sendable {
  /// What the logs come to.
  public let progress: Progress

  /// What a person should know about the files.
  public let notices: [Notice]

  init(_ state: LoadedState) { (progress, notices) = (state.progress, state.notices) }
}

extension StateFolder {
  /// Reads the state and all reviews, the logs once for both.
  ///
  /// - Throws: ``StateError/file(_:)`` where a file that is there cannot be read.
  public func readWithHistory() throws(StateError) -> (state: StateReading, history: ReviewHistory)
  {
    let (state, logs) = try asStateError { () throws(FileError) in
      try StateLoader(folder: self).loadWithLogs()
    }
    return (StateReading(state), ReviewHistory(logs))
  }

  /// Reads the state, and prepares to go through all reviews without keeping them.
  ///
  /// - Throws: ``StateError/file(_:)`` where a file that is there cannot be read.
  public func readWithStream() throws(StateError) -> (state: StateReading, reviews: ReviewStream) {
    let (state, logs) = try asStateError { () throws(FileError) in
      try StateLoader(folder: self).loadWithStream()
    }
    return (StateReading(state), ReviewStream(logs))
  }

  /// Reads the state; makes and changes nothing, also where there is none yet.
  ///
  /// - Throws: ``StateError/file(_:)`` where a file that is there cannot be read.
  public func read() throws(StateError) -> StateReading {
    StateReading(
      try asStateError { () throws(FileError) in try StateLoader(folder: self).load() })
  }
}
