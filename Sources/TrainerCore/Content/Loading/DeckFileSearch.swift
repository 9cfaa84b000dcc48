import TrainerScheduling
import TrainerText

/// Finds the Markdown files of content folders, the same ones in the same order on every system.
///
/// Names are read in the order of their bytes, folder by folder. Hidden files and folders are passed
/// over, and so is what other programs fetch or build. Links are followed, but what has been seen
/// already, by whatever name, is not seen again. A root that holds more than anybody keeps decks
/// beside ends the search: then there are no files.
struct DeckFileSearch {
  private(set) var files: [DeckFile] = []
  private(set) var problems: [Diagnostic] = []

  /// The root that holds too much to be looked through.
  private(set) var overflow: SearchOverflow?

  private let disk: Disk
  private let limits: SearchLimits

  /// What was counted of the root that is searched.
  private var folders = 0
  private var names = 0

  /// When the search began, in nanoseconds since 1970-01-01 UTC.
  private let start: Int64
  private var seen: Set<FileIdentity> = []

  init(
    _ roots: [ContentRoot], on disk: Disk, clock: WallClock, limits: SearchLimits = .usual
  ) {
    self.disk = disk
    self.limits = limits
    start = clock.now().utcMilliseconds * 1_000_000
    for root in roots where overflow == nil {
      (folders, names) = (0, 0)
      search(root)
      overflow = excess.map { SearchOverflow(root: root, excess: $0) }
    }
    if overflow != nil { files = [] }
  }

  /// What the root that is searched holds too much of, by what was counted so far.
  private var excess: SearchOverflow.Excess? { limits.excess(folders: folders, names: names) }

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
    folders += 1
    if excess != nil { return }
    do throws(FileError) {
      let entries = try disk.names(in: path)
      names += entries.count
      if !name.isEmpty, entries.contains(Self.cacheTag) { return }
      for entry in entries where !entry.hasPrefix(".") && !Self.passedOver.contains(entry) {
        if excess != nil { return }
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

  /// Folders that package managers and Xcode fill; nobody writes decks there.
  private static let passedOver: Set<String> = ["Carthage", "DerivedData", "Pods", "node_modules"]

  /// What marks a folder whose content is made anew when it is missing
  /// (https://bford.info/cachedir/).
  private static let cacheTag = "CACHEDIR.TAG"

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
