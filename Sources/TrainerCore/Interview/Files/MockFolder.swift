public import TrainerScheduling

/// The folder of mock interviews: for each a transcript to read, and a file that holds all of it.
public struct MockFolder: Sendable {
  /// The folder itself.
  public let path: String

  let disk: Disk

  /// The folder of a learner's state; nothing is read or made yet.
  public init(_ state: StateFolder) {
    path = state.mocks
    disk = state.disk
  }

  /// The transcript of a mock, by the name of its files.
  public func transcript(_ name: String) -> String { "\(path)/\(name).md" }

  /// The file that holds all of a mock.
  public func data(_ name: String) -> String { "\(path)/\(name).json" }

  /// The code of a mock, as the candidate last left it.
  public func code(_ name: String) -> String { "\(path)/\(name).swift" }

  /// A name that no mock here has yet.
  public func freeName(for plan: MockPlan, at moment: Moment) -> String {
    let first = MockRecord.name(of: plan, at: moment)
    var name = first
    var number = 1
    while disk.identity(of: data(name)) != nil {
      number += 1
      name = "\(first)-\(number)"
    }
    return name
  }

  /// One of them by the name of its files; nil where it is not there, or cannot be read.
  public func summary(_ name: String) -> MockSummary? {
    json(name).flatMap { MockSummary(name: name, json: $0) }
  }

  /// What there is, and what of it cannot be read.
  ///
  /// - Throws: ``FileError`` where the folder cannot be looked into.
  public func contents() throws(FileError) -> Contents {
    var contents = Contents()
    for file in try disk.names(in: path) where file.hasSuffix(".json") {
      let name = String(file.dropLast(".json".count))
      let json = json(name)
      if let mock = json.flatMap({ MockSummary(name: name, json: $0) }) {
        contents.mocks.append(mock)
      } else {
        let version = json?["version"]?.int ?? 0
        contents.passedOver.append(
          PassedOver(file: "mocks/\(file)", isNewer: version > MockRecord.version))
      }
    }
    contents.mocks.sort {
      ($0.started.utcMilliseconds, $0.name) > ($1.started.utcMilliseconds, $1.name)
    }
    return contents
  }

  /// What a folder of mock interviews holds.
  public struct Contents: Sendable {
    /// The mocks, the latest first.
    public fileprivate(set) var mocks: [MockSummary] = []

    /// Files that are none, by their names.
    public fileprivate(set) var passedOver: [PassedOver] = []
  }

  /// A file that is no mock interview this program can read.
  public struct PassedOver: Sendable, Hashable {
    /// The file, relative to the learner's state.
    public let file: String

    /// Whether a newer version of the program wrote it.
    public let isNewer: Bool
  }

  /// A mock by the name of its files; nil where there is none that can be read.
  public func record(_ name: String) -> MockRecord? {
    json(name).flatMap { MockRecord(name: name, json: $0) }
  }

  /// The text of a transcript; nil where there is none.
  public func text(ofTranscript name: String) -> String? {
    bytes(transcript(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The code that is kept beside a mock; nil where there is none.
  public func text(ofCode name: String) -> String? {
    bytes(code(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Keeps code beside a mock.
  ///
  /// - Throws: ``FileError``; the old code is then still there.
  public func keep(code text: String, of name: String) throws(FileError) {
    try disk.createFolder(path)
    try disk.replace(code(name), with: Array(text.utf8))
  }

  private func json(_ name: String) -> JSONValue? {
    bytes(data(name)).flatMap { try? JSONValue(parsing: $0) }
  }

  private func bytes(_ path: String) -> [UInt8]? {
    guard let contents = try? disk.contents(of: path) else { return nil }
    return contents
  }
}

extension MockFolder.PassedOver: CustomStringConvertible {
  /// What is wrong with the file, for a person.
  public var description: String {
    isNewer
      ? "\(file) was written by a newer version of trainer and is passed over"
      : "\(file) is no mock interview that can be read and is passed over"
  }
}
