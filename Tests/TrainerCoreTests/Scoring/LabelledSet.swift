import Foundation
import TrainerCore
import TrainerTestKit

/// Where labelled answers are.
enum LabelledSet {
  struct Probe {
    let question: String
    let idea: String
    let expected: String
    let text: String

    init(_ json: JSONValue) {
      func text(_ key: String) -> String { json[key]?.string ?? "" }
      (question, idea) = (text("question_id"), text("idea"))
      (expected, self.text) = (text("expected"), text("text"))
    }
  }

  private static let here = URL(filePath: #filePath).deletingLastPathComponent()

  /// The folder beside the package, where it is there.
  static let shared = here.appending(path: "../../../../shared/data/scoring").standardized

  static var isThere: Bool { FileManager.default.fileExists(atPath: shared.path) }

  static func read(shared name: String) throws -> [LabelledAnswer] {
    try LabelledFile(shared.appending(path: name)).answers
  }

  static func read(fixture name: String) throws -> [LabelledAnswer] {
    try LabelledFile(here.appending(path: "Fixtures/\(name).jsonl")).answers
  }

  static func probes() throws -> [Probe] {
    try Data(contentsOf: shared.appending(path: "polarity_probes.jsonl")).split(separator: 0x0A)
      .map { Probe(try JSONValue(parsing: $0)) }
  }
}
