enum ItemKind: String, CaseIterable {
  case card, cloze, trick
  case edgeCase = "edge-case"
  case choice, order, predict
  case spotBug = "spot-bug"
  case exercise, problem, design, note

  static let asked = allCases.filter { ![.problem, .design, .note].contains($0) }
}
