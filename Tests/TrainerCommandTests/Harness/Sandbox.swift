import Foundation
import TrainerTestKit

/// An empty folder with a state of its own, in which lines of shell find `trainer`.
///
///     let sandbox = try Sandbox(options: ["--now", "2026-12-04T08:00:00+01:00"])
///     let run = try sandbox.run("trainer due | head -1")
final class Sandbox {
  /// The folder; lines run in it.
  let folder: URL
  private let environment: [String: String]

  /// What a line of shell calls `trainer`, with its options before the command, as in an alias;
  /// `executed` is the same in the place of the shell, so that `$!` is the program itself.
  private let function: String

  /// Makes the folder; `trainer` gets `options` before its arguments.
  init(options: [String] = [], fixtures: [Fixture] = []) throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = temporary.appending(path: "trainer-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    environment = [
      "PATH": "/usr/local/bin:/usr/bin:/bin",
      "HOME": folder.path,
      "TRAINER_HOME": folder.appending(path: "home").path,
      "TRAINER_DEVICE": "test",
      "TZ": "Europe/Berlin",
      "LC_ALL": "C.UTF-8",
    ].merging(coverage) { own, _ in own }
    let words = ([BuiltTrainer.url.path] + options).map { "'\($0)'" }.joined(separator: " ")
    function = "trainer() { \(words) \"$@\"; }\nexecuted() { exec \(words) \"$@\"; }\n"
    for fixture in fixtures { try fixture.copy(into: folder) }
  }

  /// Runs the program on a terminal of its own; `trainer` stands for it in the words of the line.
  func terminal(
    _ line: String, variables: [String: String] = [:], columns: Int = 80, rows: Int = 24
  ) throws -> PseudoTerminal {
    let all = environment.merging(["TERM": "xterm"]) { _, new in new }
      .merging(variables) { _, new in new }
    let script = "cd '\(folder.path)' || exit 99\n\(function)\(line)"
    return try PseudoTerminal(
      ["/bin/sh", "-c", script], environment: all, columns: columns, rows: rows,
      in: self)
  }

  /// Has a configuration, as whoever started the program before; a first start asks questions.
  func configure() throws {
    let home = folder.appending(path: "home")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try "plain: off\n".write(
      to: home.appending(path: "config.yaml"), atomically: true, encoding: .utf8)
  }

  /// Puts a shell script into the folder, as a program.
  ///
  /// Another process writes it: were it open here while a child of another test begins, that child would
  /// have it open for writing too, and until it goes on nobody could run the program.
  func install(_ name: String, script: String) throws {
    let end = "END-OF-PROGRAM"
    let run = try run("cat > \(name) <<'\(end)'\n#!/bin/sh\n\(script)\n\(end)\nchmod 755 \(name)")
    if run.status != 0 { throw ChildFailure(description: run.err) }
  }

  /// How many answers are on disk.
  func reviews() throws -> Int {
    let files = FileManager.default.enumerator(
      at: folder.appending(path: "home"), includingPropertiesForKeys: nil)
    let logs = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "jsonl" }
    return try logs.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
      .split(separator: "\n").filter { $0.contains("\"review\"") }.count
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs a line of shell; `variables` come on top of the sandbox's own.
  func run(_ line: String, variables: [String: String] = [:]) throws -> ShellRun {
    let all = environment.merging(variables) { _, new in new }
    var run = try ShellRun.run(function + line, in: folder, environment: all)
    run.out = run.out.replacing(folder.path, with: "TMP")
    run.err = run.err.replacing(folder.path, with: "TMP")
    return run
  }
}

/// A folder or file of fixtures, and where a sandbox has it.
struct Fixture: Equatable {
  var name: String
  var place: String

  fileprivate func copy(into folder: URL) throws {
    let source = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures").appending(path: name)
    try FileManager.default.copyItem(at: source, to: folder.appending(path: place))
  }
}

/// Where a child of a measured test run writes its own measurements.
var coverage: [String: String] {
  guard let pattern = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] else { return [:] }
  let folder = URL(filePath: pattern).deletingLastPathComponent()
  return ["LLVM_PROFILE_FILE": folder.appending(path: "trainer-%p.profraw").path]
}
