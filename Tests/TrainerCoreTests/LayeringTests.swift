import Foundation
import Testing

/// Which room may know which: the table is the architecture.
private enum House {
  /// What each room may know directly; what those may know comes with them.
  static let arrows: KeyValuePairs<String, [String]> = [
    "Text": [],
    "Scheduling": [],
    "Environment": ["Scheduling"],
    "Markdown": ["Text"],
    "Scoring": ["Text"],
    "Formats": ["Text"],
    "Content": ["Text", "Formats", "Environment", "Markdown", "Scoring"],
    "Progress": ["Formats", "Environment", "Scheduling"],
    "Library": ["Content", "Progress"],
    "Insight": ["Library", "Scheduling"],
    "Interchange": ["Library", "Insight", "Markdown", "Formats", "Scheduling"],
    "Practice": ["Library", "Insight", "Scoring", "Scheduling"],
    "Interview": ["Library", "Practice", "Scoring", "Scheduling", "Formats"],
  ]

  /// Words that would let time, chance, files or the terminal in by a back door.
  static let backDoors: KeyValuePairs<String, [String]> = [
    "Date()": [], "print(": [], "readLine(": [], "SystemRandomNumberGenerator": [],
    "FileManager": ["Environment", "Content", "Progress"], "ContinuousClock": ["Environment"],
    "getenv": ["Environment"], "ProcessInfo": ["Environment"], "DateFormatter": [],
    "TimeZone": [], "Calendar(": [], "JSONDecoder": [], "JSONSerialization": [],
  ]
}

@Suite("Arrows between rooms point one way")
struct LayeringTests {
  @Test("every folder of the core is a room of the table")
  func table() {
    let rooms = SourceTree.folders(of: SourceTree.core).filter { !$0.hasSuffix(".docc") }
    #expect(rooms.sorted() == House.arrows.map(\.key).sorted())
  }

  @Test("a room names only what it may know", arguments: House.arrows.map(\.key))
  func names(_ room: String) throws {
    let known = Self.closure(of: room)
    let own = try SourceTree.typeNames(in: room)
    let owners = try SourceTree.owners(ofTypesIn: House.arrows.map(\.key))
      .filter { !own.contains($0.key) }
    var found: [String] = []
    for file in try SourceTree.files(in: room) {
      for (number, words) in file.words.enumerated() {
        for word in words {
          guard let owner = owners[word], owner != room, !known.contains(owner) else { continue }
          found.append("\(room)/\(file.name):\(number + 1) knows \(word) of \(owner)")
        }
      }
    }
    #expect(found == [])
  }

  @Test(
    "time, chance, files and the terminal come in at the rim", arguments: House.arrows.map(\.key))
  func rim(_ room: String) throws {
    for file in try SourceTree.files(in: room) {
      for (number, line) in file.code.enumerated() {
        for (word, allowed) in House.backDoors where !allowed.contains(room) && line.contains(word)
        {
          Issue.record("\(room)/\(file.name):\(number + 1) uses \(word)")
        }
      }
    }
  }

  @Test(
    "the pure rooms do without Foundation",
    arguments: ["Text", "Scheduling", "Markdown", "Scoring"])
  func pure(_ room: String) throws {
    for file in try SourceTree.files(in: room) {
      #expect(!file.code.contains { $0.contains("import Foundation") }, "\(room)/\(file.name)")
    }
  }

  private static func closure(of room: String) -> Set<String> {
    let table = Dictionary(uniqueKeysWithValues: House.arrows.map { ($0.key, $0.value) })
    var known: Set<String> = []
    var waiting = table[room] ?? []
    while let next = waiting.popLast() {
      if known.insert(next).inserted { waiting += table[next] ?? [] }
    }
    return known
  }
}

/// The sources as words.
private enum SourceTree {
  struct File {
    let name: String
    /// Lines without comments and string literals.
    let code: [String]

    var words: [[String]] {
      code.map { line in
        line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      }
    }
  }

  static let core = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/TrainerCore").standardizedFileURL

  static func folders(of folder: URL) -> [String] {
    let entries = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return (entries ?? []).filter(\.hasDirectoryPath).map(\.lastPathComponent)
  }

  static func files(in room: String) throws -> [File] {
    let folder = core.appending(path: room)
    guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    return try paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map {
      let text = try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return File(name: $0, code: lines.map { code(of: String($0)) })
    }
  }

  /// Types declared at the outermost level of one room only, with that room.
  static func owners(ofTypesIn rooms: [String]) throws -> [String: String] {
    let declaration =
      /^(?:public |package |final |indirect )*(?:struct|enum|class|protocol|actor) (\w+)/
    var owners: [String: String] = [:]
    var shared: Set<String> = []
    for room in rooms {
      for file in try files(in: room) {
        for line in file.code {
          guard let name = line.firstMatch(of: declaration).map({ String($0.1) }) else { continue }
          if let other = owners.updateValue(room, forKey: name), other != room {
            shared.insert(name)
          }
        }
      }
    }
    return owners.filter { !shared.contains($0.key) }
  }

  /// All types that a room declares, nested ones too: where it has one of a name, it means that.
  static func typeNames(in room: String) throws -> Set<String> {
    let declaration = /(?:\b(?:struct|enum|class|protocol|actor|typealias) |<)(\w+)/
    return try Set(
      files(in: room).flatMap(\.code).compactMap { line in
        line.firstMatch(of: declaration).map { String($0.1) }
      })
  }

  private static func code(of line: String) -> String {
    var code = ""
    var isInString = false
    var previous: Character = " "
    for character in line {
      if character == "\"", previous != "\\" { isInString.toggle() }
      if !isInString, character == "/", previous == "/" { return String(code.dropLast()) }
      if !isInString { code.append(character) }
      previous = character
    }
    return code
  }
}
