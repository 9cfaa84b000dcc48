import TrainerCore
import TrainerText

/// The file `config.yaml` in the folder of the state.
struct ConfigurationFile {
  /// Where it is, or would be.
  let path: String

  init(home: String) { path = home.appendingPath("config.yaml") }

  /// What it says; a file that is not there says nothing.
  func read() throws(Failure) -> (configuration: Configuration, problems: [Diagnostic]) {
    Configuration.read(try source())
  }

  /// Gives one key a value and leaves every other byte as it is.
  ///
  /// A file with lines that cannot be read is not touched: what they were meant to say could be lost.
  func set(_ key: LookKey, to value: LookValue) throws(Failure) {
    let source = try source()
    let problems = Configuration.read(source).problems
    if problems.contains(where: { $0.severity == .error }) { throw .brokenConfiguration(path) }
    let edit = ConfigurationEdit(source: source, key: key, value: value)
    do throws(FileError) {
      try Disk.live.createFolder(path.parentFolder)
      try Disk.live.replace(path, with: edit.result)
    } catch {
      throw .file(error)
    }
  }

  private func source() throws(Failure) -> SourceText {
    do throws(Failure) {
      return try InputFile(path).text()
    } catch .noSuchFile {
      return SourceText(name: path, "")
    }
  }
}
