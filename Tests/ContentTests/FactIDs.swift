import Foundation

/// The names of the facts that the lesson has to teach.
enum FactIDs {
  static let all: [String] =
    (try? ShippedContent.fixture("Fixtures/content-ids.txt"))?
    .split(separator: "\n").map(String.init) ?? []

  static let known = Set(all)

  /// Cards, edge cases, the problem, predictions, bugs, checks, the exercise, likely questions,
  /// traps, mistakes, clarifying questions, the rubric, the mapping and the lifecycle.
  private static let questions = [
    "L55-C", "L55-E", "L55-IP", "TU-PO", "TU-SB", "TU-CK", "TU-EX", "TU-MAP", "CS-LQ", "CS-T",
    "SK-M", "SK-L", "DM-Q", "DM-RB",
  ]

  /// Whether it is not enough to tell a fact on a page.
  static func asks(_ id: String) -> Bool { questions.contains { id.hasPrefix($0) } }

  /// The id that is most like a wrong one; of several the one that begins most like it.
  static func nearest(to wrong: String) -> String {
    all.min { nearness($0, wrong) < nearness($1, wrong) } ?? ""
  }

  private static func nearness(_ id: String, _ wrong: String) -> (Int, Int) {
    (distance(id, wrong), -id.commonPrefix(with: wrong).count)
  }

  /// How many characters have to be put in, left out or exchanged.
  private static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (number, sign) in left.enumerated() {
      var diagonal = row[0]
      row[0] = number + 1
      for place in right.indices {
        let exchanged = diagonal + (sign == right[place] ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = min(exchanged, diagonal + 1, row[place] + 1)
      }
    }
    return row[right.count]
  }
}
