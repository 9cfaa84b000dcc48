import Foundation
import TrainerCore

extension LessonCode {
  /// A file of its own for the compiler, with the code in a namespace named for the item.
  ///
  /// The code stands in its surroundings, if it needs some; messages name the lines of the deck.
  var source: String {
    let code = output == nil ? framed : snippets[0].text
    let imports = code.matches(of: /(?m)^import \w+$/).map { String($0.0) }
    let unknown = ["import SwiftUI", "import UIKit"]
    let kept = Set(imports + ["import Foundation", "import Observation"]).subtracting(unknown)
    let body = code.replacing(/(?m)^import \w+$/, with: "")
    let head = kept.sorted().joined(separator: "\n")
    return output == nil ? "\(head)\n\nenum \(namespace) {\n\(body)\n}\n" : "\(head)\n\(body)\n"
  }

  private var namespace: String {
    item.id.split(separator: "-").map(\.capitalized).joined()
  }

  private var framed: String {
    let around =
      (try? ShippedContent.fixture("Surroundings/\(item.id).swift"))
      ?? snippets.indices.map { "// snippet \($0 + 1)" }.joined(separator: "\n")
    return around.replacing(/(?m)^ *\/\/ snippet (\d+)$/) { match in
      guard let number = Int(match.1), snippets.indices.contains(number - 1) else {
        return "no snippet \(match.1)"
      }
      let snippet = snippets[number - 1]
      return """
        #sourceLocation(file: "\(item.place.file)", line: \(snippet.line))
        \(snippet.text)
        #sourceLocation()
        """
    }
  }
}
