#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import TrainerCore
import TrainerTerminal
import TrainerText

/// Makes a deck from a template, and opens it where a person can see it.
struct NewCommand {
  let deck: String
  let context: CommandContext

  func run() throws(Failure) -> ExitStatus {
    let path = try place()
    let title = String(path.fileName.dropLast(".md".count))
    try create(path, DeckTemplate(title: title).text)
    try context.print(StyledText(path))
    return open(path)
  }

  /// A name is one of the learner's own decks, anything with a slash is a path.
  private func place() throws(Failure) -> String {
    let file = deck.lowercased().hasSuffix(".md") ? deck : deck + ".md"
    if file.fileName.hasPrefix(".") { throw .hiddenDeck(deck) }
    // Every message and list shows paths on one line.
    if VisibleText(deck).text != deck || deck.contains(where: { $0.isNewline || $0 == "\t" }) {
      throw .unprintableDeck(deck)
    }
    return file.contains("/") ? file : try context.stateFolder().decks.appendingPath(file)
  }

  private func create(_ path: String, _ text: String) throws(Failure) {
    do throws(FileError) {
      // A folder of the learner's that is missing is more likely a slip than a wish.
      if !deck.contains("/") { try Disk.live.createFolder(path.parentFolder) }
      try Disk.live.create(path, with: Array(text.utf8))
    } catch {
      throw error.code == EEXIST ? .exists(path) : .file(error)
    }
  }

  private func open(_ path: String) -> ExitStatus {
    guard context.isInteractive else { return .fine }
    guard let editor = context.editor else {
      context.warn("set EDITOR, or 'trainer config set editor COMMAND', to have decks opened")
      return .fine
    }
    let status = editor.open(path)
    if status == 0 { return .fine }
    context.warn("'\(editor.command)' ended with \(status)")
    return .problem
  }
}
