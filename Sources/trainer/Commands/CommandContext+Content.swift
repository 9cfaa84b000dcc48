import TrainerCore
import TrainerText

extension CommandContext {
  /// Where content is, and where else it was looked for.
  func contentSearch(_ paths: [String] = []) throws(Failure) -> ContentSearch {
    let given = paths.isEmpty ? options.content : paths
    return ContentSearch(
      ContentPlaces(
        given: given, configured: configuration.content,
        // What is given replaces all else; then no home folder is needed.
        home: given.isEmpty ? try home() : "", workingDirectory: workingDirectory,
        executables: executablePath().map { [$0] } ?? []))
  }

  /// All decks, with what is wrong with them told in one line: practice goes on with the rest.
  ///
  /// - Throws: ``Failure/noContent(_:)`` where there is nothing at all.
  func content() throws(Failure) -> Content {
    let search = try contentSearch()
    let content = ContentLoader(roots: search.roots).load()
    try check(content, search)
    tell(errors: content.problems.count { $0.severity == .error })
    return content
  }

  /// Tells in one line that something is wrong with the decks.
  func tell(errors: Int) {
    if errors == 0 { return }
    warn("\(counted(errors, "error")) in the content: trainer check shows where")
  }

  /// Makes sure that what was named is there, and that something is.
  func check(_ content: Content, _ search: ContentSearch) throws(Failure) {
    try check(content.overflow)
    try check(isEmpty: content.decks.isEmpty && content.unreadable.isEmpty, search)
  }

  /// Makes sure that all of the places was looked through: of a part nobody could tell what is gone.
  func check(_ overflow: SearchOverflow?) throws(Failure) {
    if let overflow { throw .tooMuchContent(overflow) }
  }

  /// The same where only that is known of the content.
  func check(isEmpty: Bool, _ search: ContentSearch) throws(Failure) {
    if let missing = search.missingGiven { throw .noSuchContent(missing) }
    if isEmpty {
      throw .noContent(looked: search.roots.map(\.path) + search.missing)
    }
  }
}

extension ContentSearch {
  /// The first of the files and folders named on the command line that is not there.
  fileprivate var missingGiven: String? {
    roots.first { $0.origin == .given && Disk.live.identity(of: $0.path) == nil }?.path
  }
}
