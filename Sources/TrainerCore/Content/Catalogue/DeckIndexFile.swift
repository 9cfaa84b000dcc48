/// The file of the index; it may be deleted at any time.
public struct DeckIndexFile: Sendable {
  /// Its name in the folder of what may be deleted.
  public static let name = "decks.index"

  private let path: String
  private let program: FileStamp
  private let disk: Disk

  /// The index in a folder, as the program at `executable` makes it: what another one made, which may
  /// read decks otherwise, is not used.
  ///
  /// Nil where the program is not found.
  public init?(in folder: String, executable: String) {
    self.init(in: folder, executable: executable, on: .live)
  }

  package init?(in folder: String, executable: String, on disk: Disk) {
    guard let status = disk.status(of: executable) else { return nil }
    path = "\(folder)/\(Self.name)"
    program = status.stamp
    self.disk = disk
  }

  /// What the file says; nothing where there is none, or none that this program wrote.
  var index: DeckIndex {
    guard let bytes = try? disk.contents(of: path) else { return DeckIndex() }
    return DeckIndex(bytes, writtenBy: program) ?? DeckIndex()
  }

  /// Notes what was read, unless the file says it already.
  public func note(_ content: Content) {
    let new = DeckIndex(of: content)
    if new != index { write(new) }
  }

  /// Replaces the file; where that is impossible all stays as it was.
  func write(_ index: DeckIndex) {
    do throws(FileError) {
      try disk.createFolder(disk.folder(of: path))
      try disk.replace(path, with: index.bytes(writtenBy: program))
    } catch {
      // Without the index the same comes out, only later.
    }
  }
}
