import TrainerText

/// What became of a file.
struct ReadFile: Sendable {
  let file: DeckFile
  let result: Result

  enum Result: Sendable {
    case deck(ParsedDeck)
    case unreadable(Diagnostic)
  }
}

extension DeckFile {
  /// Reads the file; its text is kept where it is to be checked or changed.
  func read(on disk: Disk, keepsText: Bool) -> ReadFile {
    do {
      guard let source = try source(on: disk) else { return unreadable(FileProblem.deadLink) }
      var deck = DeckParser.read(source, folder: folder)
      if !keepsText { deck.text = nil }
      return ReadFile(file: self, result: .deck(deck))
    } catch let error as InvalidUTF8 {
      return ReadFile(file: self, result: .unreadable(Diagnostic(error)))
    } catch {
      return unreadable(FileProblem.unreadable(reason: "\(error)"))
    }
  }

  /// The text of the file; nil where it is gone.
  func source(on disk: Disk) throws -> SourceText? {
    try disk.contents(of: path).map { try SourceText(name: name, bytes: $0) }
  }

  private func unreadable(_ problem: FileProblem) -> ReadFile {
    ReadFile(file: self, result: .unreadable(problem.in(name)))
  }
}
