/// The state as a command sees it that only reads.
public struct StateReading: Sendable {
  /// What the logs come to.
  public let progress: Progress

  /// What a person should know about the files.
  public let notices: [Notice]
}

extension StateFolder {
  /// Reads the state and all reviews, the logs once for both.
  ///
  /// - Throws: ``StateError/file(_:)`` where a file that is there cannot be read.
  public func readWithHistory() throws(StateError) -> (state: StateReading, history: ReviewHistory)
  {
    do throws(FileError) {
      let (state, logs) = try StateLoader(folder: self).loadWithLogs()
      return (
        StateReading(progress: state.progress, notices: state.notices), ReviewHistory(logs)
      )
    } catch {
      throw .file(error)
    }
  }

  /// Reads the state, and prepares to go through all reviews without keeping them.
  ///
  /// - Throws: ``StateError/file(_:)`` where a file that is there cannot be read.
  public func readWithStream() throws(StateError) -> (state: StateReading, reviews: ReviewStream) {
    do throws(FileError) {
      let (state, logs) = try StateLoader(folder: self).loadWithStream()
      return (
        StateReading(progress: state.progress, notices: state.notices), ReviewStream(logs)
      )
    } catch {
      throw .file(error)
    }
  }

  /// Reads the state; makes and changes nothing, also where there is none yet.
  ///
  /// - Throws: ``StateError/file(_:)`` where a file that is there cannot be read.
  public func read() throws(StateError) -> StateReading {
    do throws(FileError) {
      let state = try StateLoader(folder: self).load()
      return StateReading(progress: state.progress, notices: state.notices)
    } catch {
      throw .file(error)
    }
  }
}
