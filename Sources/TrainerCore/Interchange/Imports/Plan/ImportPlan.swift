import TrainerScheduling

/// What an import comes to, before anything is written.
public struct ImportPlan: Sendable {
  /// What one file comes to.
  public struct File: Sendable {
    /// As it was named.
    public let name: String

    /// What it was taken for.
    public internal(set) var format: ImportFormat

    /// Items that are not here yet.
    public internal(set) var newItems = 0

    /// Items that are here already.
    public internal(set) var knownItems = 0

    /// Reviews, or lines of logs, that are not here yet.
    public internal(set) var newEvents = 0

    /// Reviews, or lines of logs, that are here already.
    public internal(set) var knownEvents = 0

    /// Decks and mock interviews of another home that are not here yet.
    public internal(set) var newFiles = 0

    /// Those that are here already.
    public internal(set) var knownFiles = 0

    /// The deck that the new items come into, by its path.
    public internal(set) var deck: String?

    /// What was not understood, in the order of the lines.
    public internal(set) var unread: [ImportNote]
  }

  /// In the order in which they were named.
  public internal(set) var files: [File] = []

  /// Decks, and files of another home, to be written.
  var newFiles: [NewFile] = []

  /// Logs to be written.
  var logs: [NewLog] = []

  /// A file to be made.
  struct NewFile: Sendable {
    let path: String

    /// All of it, one piece after the other.
    let pieces: [SpooledBytes]
  }

  /// Whether there is anything to write.
  public var isEmpty: Bool { newFiles.isEmpty && logs.isEmpty }

  /// Whether the state has to be opened for it.
  public var changesHistory: Bool { !logs.isEmpty }
}

extension ImportPlan {
  /// Writes decks and logs: all of them, or, where anything fails, none.
  ///
  /// - Throws: ``StateError``.
  public func write(in folder: StateFolder, store: ProgressStore?) throws(StateError) {
    var written: [String] = []
    do throws(StateError) {
      try asStateError { () throws(FileError) in
        for file in newFiles {
          try folder.disk.createFolder(file.path.folderPath)
          try folder.disk.create(file.path, with: file.pieces, noting: &written)
        }
      }
      try store?.add(logs)
    } catch {
      for path in written { folder.disk.remove(path) }
      throw error
    }
  }
}
