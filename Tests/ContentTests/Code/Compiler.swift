import Foundation
import Testing
import TrainerTestKit

/// The compiler of the machine, and what it is given.
struct Compiler {
  /// What a process said, and how it ended.
  struct Outcome {
    let succeeded: Bool
    let text: String
  }

  /// Where it is, if it is in the path at all.
  static let path = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":")
    .map { "\($0)/swiftc" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static let isThere = path != nil

  static let takesTime = ProcessInfo.processInfo.environment["TRAINER_SLOW_TESTS"] == "1"

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes the items' code into the folder, a file each.
  func write(_ codes: [LessonCode]) throws -> [String] {
    try codes.map { code in
      let name = "\(code.item.id).swift"
      try folder.write(code.source, to: name)
      return folder.file(name)
    }
  }

  /// Runs the compiler in the mode of the lesson: Swift 6, nothing isolated by default.
  func compile(_ words: [String]) throws -> Outcome {
    let language = ["-swift-version", "6", "-warnings-as-errors", "-module-name", "Lesson"]
    return try run(Self.path ?? "", (words.first == "-frontend" ? [] : language) + words)
  }

  /// Runs a program and waits for its end.
  func run(_ program: String, _ words: [String] = []) throws -> Outcome {
    let output = folder.file("output.txt")
    try folder.write("", to: "output.txt")
    let handle = try #require(FileHandle(forWritingAtPath: output))
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = words
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return Outcome(
      succeeded: process.terminationStatus == 0, text: folder.text("output.txt") ?? "")
  }

  /// The Swift files of a folder beside the tests.
  static func files(in folder: String) throws -> [String] {
    try ShippedContent.fixtures(in: folder, ending: ".swift").map {
      ShippedContent.tests.appending(path: "\(folder)/\($0).swift").path
    }
  }
}
