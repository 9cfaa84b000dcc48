/// Which files and folders content is read from, and where else it was looked for.
public struct ContentSearch: Sendable, Hashable {
  /// What was found, in the order in which it is read.
  public let roots: [ContentRoot]

  /// Places that were looked at and are not there, to be told when nothing was found.
  public let missing: [String]

  /// Looks for content where `places` say it may be.
  ///
  /// What is given replaces all else, and is kept even where it is not there, so that it is reported.
  public init(_ places: ContentPlaces) {
    let disk = Disk.live
    guard places.given.isEmpty else {
      roots = places.given.map { ContentRoot(path: $0, origin: .given) }
      missing = []
      return
    }
    var found: [ContentRoot] = []
    var missing: [String] = []
    if let checkout = places.checkout(on: disk) {
      found.append(ContentRoot(path: checkout, origin: .shipped))
    } else {
      let copies = places.shippedCopies
      if let copy = copies.first(where: disk.isFolder) {
        found.append(ContentRoot(path: copy, origin: .shipped))
      } else {
        missing += copies
      }
    }
    let home = places.home + "/decks"
    if disk.isFolder(home) {
      found.append(ContentRoot(path: home, origin: .home))
    } else {
      missing.append(home)
    }
    found += places.configured.map { ContentRoot(path: $0, origin: .configured) }
    roots = found
    self.missing = missing
  }
}

/// What says where content may be.
public struct ContentPlaces: Sendable, Hashable {
  /// The files and folders of `--content`.
  public var given: [String]

  /// The folders that the configuration names.
  public var configured: [String]

  /// The program's home folder.
  public var home: String

  /// The working directory, an absolute path.
  public var workingDirectory: String

  /// The executable as it was found and where its links lead, absolute paths.
  public var executables: [String]

  /// Takes the places.
  public init(
    given: [String] = [], configured: [String] = [], home: String, workingDirectory: String,
    executables: [String]
  ) {
    self.given = given
    self.configured = configured
    self.home = home
    self.workingDirectory = workingDirectory
    self.executables = executables
  }

  /// The content of the nearest checkout upwards from the working directory, else from the executable.
  func checkout(on disk: Disk) -> String? {
    for start in [workingDirectory] + executables.map(\.folderPath) {
      var folder: String? = start
      while let candidate = folder {
        if disk.isCheckout(candidate) { return candidate.appending(path: "Content") }
        folder = candidate == "/" || candidate.isEmpty ? nil : candidate.folderPath
      }
    }
    return nil
  }

  /// Where a copy of the content may have been installed.
  var shippedCopies: [String] {
    executables.flatMap { executable in
      let shared = executable.folderPath.folderPath.appending(path: "share/trainer")
      return [
        executable.folderPath.appending(path: "Content"), shared.appending(path: "Content"), shared,
      ]
    }
  }
}

extension Disk {
  fileprivate func isCheckout(_ folder: String) -> Bool {
    isFile(folder.appending(path: "Package.swift"))
      && isFolder(folder.appending(path: "Sources/TrainerCore"))
      && isFolder(folder.appending(path: "Content"))
  }
}
