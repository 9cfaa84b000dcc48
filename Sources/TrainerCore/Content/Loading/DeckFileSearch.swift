import TrainerScheduling
import TrainerText

/// Finds the Markdown files of content folders, the same ones in the same order on every system.
///
/// Names are read in the order of their bytes, folder by folder. Hidden files and folders are passed
/// over. Links are followed, but what has been seen already, by whatever name, is not seen again.
struct DeckFileSearch {
  private(set) var files: [DeckFile] = []
  private(set) var problems: [Diagnostic] = []
  private let disk: Disk

  /// When the search began, in nanoseconds since 1970-01-01 UTC.
  private let start: Int64
  private var seen: Set<FileIdentity> = []

  init(_ roots: [ContentRoot], on disk: Disk, clock: WallClock) {
    self.disk = disk
    start = clock.now().utcMilliseconds * 1_000_000
    for root in roots { search(root) }
  }

  private mutating func search(_ root: ContentRoot) {
    let folder = root.path.lastPathPart
    let status = disk.status(of: root.path)
    switch status?.kind {
    case .folder:
      searchFolder(root.path, status, name: "", root: folder)
    case .file:
      add(root.path, status, name: folder, root: root.path.folderPath.lastPathPart)
    default:
      problems.append(FileProblem.noSuchContent.in(root.path))
    }
  }

  private mutating func searchFolder(
    _ path: String, _ status: FileStatus?, name: String, root: String
  ) {
    guard let status, seen.insert(status.identity).inserted else { return }
    do throws(FileError) {
      for entry in try disk.names(in: path) where !entry.hasPrefix(".") {
        let entryPath = path.appending(path: entry)
        let entryName = name.appending(path: entry)
        let status = disk.status(of: entryPath)
        if status?.kind == .folder {
          searchFolder(entryPath, status, name: entryName, root: root)
        } else if entry.isMarkdownName {
          add(entryPath, status, name: entryName, root: root)
        }
      }
    } catch {
      problems.append(
        FileProblem.unreadable(reason: error.description).in(name.isEmpty ? path : name))
    }
  }

  /// A link that leads nowhere is kept, and reported when it is read; a pipe or device is no deck.
  private mutating func add(_ path: String, _ status: FileStatus?, name: String, root: String) {
    if let status {
      guard status.kind == .file, seen.insert(status.identity).inserted else { return }
    }
    let stamp = status.flatMap { $0.stamp.isSettled(at: start) ? $0.stamp : nil }
    files.append(DeckFile(path: path, name: name, folder: root, stamp: stamp))
  }
}

extension String {
  /// Whether a file of this name is Markdown, whatever the letter case.
  fileprivate var isMarkdownName: Bool {
    utf8.count > 3 && suffix(3).lowercased() == ".md"
  }
}
