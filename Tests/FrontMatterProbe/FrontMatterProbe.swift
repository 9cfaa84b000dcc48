import Foundation
import TrainerCore
import TrainerText

/// Reads documents divided by NUL from standard input and prints what front matter says, a line each:
/// what an independent YAML reader is compared with.
@main
struct FrontMatterProbe {
  static func main() {
    let input = FileHandle.standardInput.readDataToEndOfFile()
    for document in input.split(separator: 0, omittingEmptySubsequences: false) {
      print(answer(to: Array(document)).compact)
    }
  }

  private static func answer(to document: [UInt8]) -> JSONValue {
    guard let source = try? SourceText(name: "input", bytes: document) else {
      return ["problems": [["line": 1, "column": 1, "code": "utf-8"]]]
    }
    let (mapping, problems) = FrontMatterYAML.parse(
      source: source, range: source.contentStart..<document.count)
    return [
      "mapping": .object(JSONObject(mapping.map { ($0.key, $0.value.json) })),
      "problems": .array(problems.map(\.json)),
    ]
  }
}

extension FrontMatterValue {
  fileprivate var json: JSONValue {
    switch self {
    case .scalar(let scalar): .string(scalar.text)
    case .list(let scalars): .strings(scalars.map(\.text))
    }
  }
}

extension Diagnostic {
  fileprivate var json: JSONValue {
    ["line": .int(place.line), "column": .int(place.column), "code": .string(code)]
  }
}
