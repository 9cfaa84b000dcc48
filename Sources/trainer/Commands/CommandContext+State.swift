#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import TrainerCore

extension CommandContext {
  /// The folder of the state, which need not exist.
  func home() throws(Failure) -> String {
    do throws(NoHomeFolder) {
      return try UserFolders(variables: environment).state(option: options.home)
    } catch {
      throw .noHome(error)
    }
  }

  /// The folder of the state as this device sees it.
  func stateFolder() throws(Failure) -> StateFolder {
    StateFolder(path: try home(), device: .current(variables: environment))
  }

  /// What has been done so far; reading makes and changes nothing.
  func progress() throws(Failure) -> Progress {
    let reading = try stateReading()
    tell(reading.notices)
    return reading.progress
  }

  /// The same with all reviews.
  func progressWithHistory() throws(Failure) -> (progress: Progress, history: ReviewHistory) {
    let folder = try stateFolder()
    let (state, history) = try asFailure { () throws(StateError) in try folder.readWithHistory() }
    tell(state.notices)
    return (state.progress, history)
  }

  /// The same with all reviews to go through.
  func progressWithReviews() throws(Failure) -> (progress: Progress, reviews: ReviewStream) {
    let folder = try stateFolder()
    let (state, reviews) = try asFailure { () throws(StateError) in try folder.readWithStream() }
    tell(state.notices)
    return (state.progress, reviews)
  }

  /// The same before a command opens the state for writing, which tells of what is wrong there.
  func progressBeforeWriting() throws(Failure) -> Progress { try stateReading().progress }

  private func stateReading() throws(Failure) -> StateReading {
    let folder = try stateFolder()
    return try asFailure { () throws(StateError) in try folder.read() }
  }

  /// Opens the state for writing; others are told the name of the command meanwhile.
  func store(for command: String) throws(Failure) -> ProgressStore {
    let folder = try stateFolder()
    let store = try asFailure { () throws(StateError) in
      try ProgressStore(folder, command: "trainer \(command)", at: clock.now())
    }
    tell(store.notices)
    return store
  }

  /// Gives the state back, and tells what a person should know since it was opened.
  func close(_ store: ProgressStore) {
    let told = store.notices.count
    store.close()
    tell(Array(store.notices.dropFirst(told)))
  }

  /// Tells what a person should know about the files of the state.
  func tell(_ notices: [Notice]) {
    for notice in notices { warn(notice.description) }
  }

  /// Whether a person sits before the program and sees what it says.
  var isInteractive: Bool { isatty(0) == 1 && out.isTerminal }
}

/// Runs what fails with the state, as what fails a command.
func asFailure<Value>(_ work: () throws(StateError) -> Value) throws(Failure) -> Value {
  do { return try work() } catch { throw .state(error) }
}
