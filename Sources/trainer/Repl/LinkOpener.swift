#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import TrainerTerminal

/// Opens links of items with the system's opener, never through a shell.
struct LinkOpener {
  /// The file of the deck that the link stands in; nil where nobody knows it.
  let deck: String?
  let environment: [String: String]

  /// What fails has failed by then, in milliseconds.
  private static let patience = 1000

  /// What the system is given to open, or nil where it is not to be opened: of files only those in
  /// the deck's own folder, wherever symbolic links lead.
  func target(of link: ItemLink) -> String? {
    switch link {
    case .web(let address): return address
    case .file(let path):
      guard let folder = deck.flatMap({ realPath($0) })?.parentFolder,
        let file = realPath(folder.appendingPath(path)), file.hasPrefix(folder.appendingPath("")),
        // A name may also be made to look harmless by a link.
        ItemLink(file.fileName) != nil
      else { return nil }
      return file
    }
  }

  /// Hands a target to the system; false where it has nothing to open it with.
  ///
  /// Some openers end only when the browser does that they began: nobody is to wait for that.
  func open(_ target: String) -> Bool {
    #if os(macOS)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    let program = QuietProgram(
      words: ["/usr/bin/env", opener, target], environment: environment, isOnItsOwn: true)
    guard let child = program.start() else { return false }
    return QuietProgram.status(of: child, within: Self.patience) ?? 0 == 0
  }
}
