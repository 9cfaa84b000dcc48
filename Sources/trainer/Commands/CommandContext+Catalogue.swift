import TrainerCore

extension CommandContext {
  /// What is asked, with what was done so far.
  ///
  /// Names are enough where each history has its item; else all texts are read.
  func catalogue() throws(Failure) -> Catalogue {
    let search = try contentSearch()
    let loader = CatalogueLoader(roots: search.roots, index: deckIndex)
    let folder = try stateFolder()
    let ((content, decks), reading) = Processors.both(
      { loader.loadWithDecks() }, { Result { () throws(StateError) in try folder.read() } })
    try check(content.overflow)
    try check(isEmpty: content.isEmpty, search)
    tell(errors: content.errors)
    let state = try asFailure { () throws(StateError) in try reading.get() }
    tell(state.notices)
    if let catalogue = Catalogue(of: content, state.progress) { return catalogue }
    let texts = ContentLoader(roots: search.roots).load(besides: decks)
    return Catalogue(of: try joined(texts, state.progress))
  }

  /// Notes for later starts what the decks hold, so that they need not be read again.
  func noteDecks(of content: Content) { deckIndex?.note(content) }

  private var deckIndex: DeckIndexFile? {
    guard let folder = try? UserFolders(variables: environment).cache(),
      let executable = executablePath()
    else { return nil }
    return DeckIndexFile(in: folder, executable: executable)
  }
}
