import TrainerText

/// Finds the Markdown files of content folders, the same ones in the same order on every system.
///
/// Names are read in the order of their bytes, folder by folder. Hidden files and folders are passed
/// over. Links are followed, but what has been seen already, by whatever name, is not seen again.
struct DeckFileSearch {
  private(set) var files: [DeckFile] = []
  private(set) var problems: [Diagnostic] = []
  private let disk: Disk
  private var seen: Set<FileIdentity> = []

  init(_ roots: [ContentRoot], on disk: Disk) {
    self.disk = disk
    for root in roots { search(root) }
  }

  private mutating func search(_ root: ContentRoot) {
    let folder = root.path.lastPathPart
    if disk.isFolder(root.path) {
      searchFolder(root.path, name: "", root: folder)
    } else if disk.isFile(root.path) {
      add(DeckFile(path: root.path, name: folder, folder: root.path.folderPath.lastPathPart))
    } else {
      problems.append(FileProblem.noSuchContent.in(root.path))
    }
  }

  private mutating func searchFolder(_ path: String, name: String, root: String) {
    guard let identity = disk.identity(of: path), seen.insert(identity).inserted else { return }
    do throws(FileError) {
      for entry in try disk.names(in: path) where !entry.hasPrefix(".") {
        let entryPath = path.appending(path: entry)
        let entryName = name.appending(path: entry)
        if disk.isFolder(entryPath) {
          searchFolder(entryPath, name: entryName, root: root)
        } else if entry.isMarkdownName {
          add(DeckFile(path: entryPath, name: entryName, folder: root))
        }
      }
    } catch {
      problems.append(
        FileProblem.unreadable(reason: error.description).in(name.isEmpty ? path : name))
    }
  }

  /// A link that leads nowhere is kept, and reported when it is read; a pipe or device is no deck.
  private mutating func add(_ file: DeckFile) {
    if let identity = disk.identity(of: file.path) {
      guard disk.isFile(file.path), seen.insert(identity).inserted else { return }
    }
    files.append(file)
  }
}

extension String {
  /// Whether a file of this name is Markdown, whatever the letter case.
  fileprivate var isMarkdownName: Bool {
    utf8.count > 3 && suffix(3).lowercased() == ".md"
  }
}
