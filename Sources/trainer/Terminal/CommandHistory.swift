#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The commands that were entered, in a file with one a line, the latest last.
///
/// Answers are no commands and never get here. A file that cannot be read or written is no reason
/// to bother anybody: then the history is that of this run.
package struct CommandHistory {
  /// The oldest first.
  package private(set) var entries: [String] = []

  private let path: String?

  /// How many are kept; the file may hold twice as many before it is shortened.
  private static let most = 1000

  /// Reads the history at a path; without one, it is kept for this run only.
  package init(at path: String?) {
    self.path = path
    guard let path, let text = contents(of: path) else { return }
    entries = text.split(whereSeparator: \.isNewline).map(String.init)
    if entries.count > 2 * Self.most {
      entries.removeFirst(entries.count - Self.most)
      replaceFile(at: path)
    }
  }

  /// Keeps a command, unless it is empty, begins with a blank, has several lines or is the same as
  /// the one before it.
  package mutating func add(_ command: String) {
    guard let first = command.first, !first.isWhitespace, !command.contains(where: \.isNewline),
      command != entries.last
    else { return }
    entries.append(command)
    guard let path else { return }
    makeFolders(above: path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    writeAll(command + "\n", to: descriptor)
    close(descriptor)
  }

  private func replaceFile(at path: String) {
    let newPath = path + ".new"
    let descriptor = open(newPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    writeAll(entries.map { $0 + "\n" }.joined(), to: descriptor)
    close(descriptor)
    rename(newPath, path)
  }
}

/// Makes the folders that a file is to lie in, for their owner only.
private func makeFolders(above path: String) {
  for slash in path.indices.dropFirst() where path[slash] == "/" {
    mkdir(String(path[..<slash]), 0o700)
  }
}
