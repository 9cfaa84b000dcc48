import Foundation

/// All rows, as one table for people and as JSON for programs.
struct BenchTable {
  private(set) var rows: [BenchRow] = []

  mutating func add(_ rows: [BenchRow]) { self.rows += rows }

  /// The lines of the table, its columns aligned.
  var lines: [String] {
    let cells = [["what", "ours", "peer", "ratio", "wanted", "holds"]] + rows.map(\.cells)
    let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
        .joined(separator: "  ").trimmingCharacters(in: .whitespaces)
    }
  }

  /// The rows as an array of objects, with the machine that they were measured on.
  func json(machine: [String: String]) throws -> Data {
    let object: [String: Any] = ["machine": machine, "rows": rows.map(\.json)]
    return try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }
}

extension BenchRow {
  fileprivate var cells: [String] {
    [
      what, ours.text, peer.text, ratio.map { Quantity.digits($0, 2) + "x" } ?? "",
      wanted.text(ours.unit), holds.map { $0 ? "yes" : "no" } ?? "not told",
    ]
  }

  fileprivate var json: [String: Any] {
    var members: [String: Any] = [
      "what": what, "ours": ours.value, "unit": ours.unit.rawValue,
      "wanted": wanted.text(ours.unit),
    ]
    switch peer {
    case .measured(let name, let quantity):
      members["peer"] = ["name": name, "value": quantity.value] as [String: Any]
    case .absent(let reason): members["no_peer"] = reason
    case .none: break
    }
    if let ratio { members["ratio"] = ratio }
    if let holds { members["holds"] = holds }
    return members
  }
}

extension BenchRow.Peer {
  fileprivate var text: String {
    switch self {
    case .measured(let name, let quantity): "\(name) \(quantity.text)"
    case .absent(let reason): "no peer: \(reason)"
    case .none: ""
    }
  }
}

extension BenchRow.Wanted {
  fileprivate func text(_ unit: Quantity.Unit) -> String {
    switch self {
    case .atMost(let limit): "<= \(Self.short(limit)) \(unit.rawValue)"
    case .atLeast(let limit): ">= \(Self.short(limit)) \(unit.rawValue)"
    case .atMostTimes(let limit): "<= \(Self.short(limit))x"
    case .atLeastTimes(let limit): ">= \(Self.short(limit))x"
    case .atMostAbove(let limit): "<= peer + \(Self.short(limit))"
    }
  }

  private static func short(_ limit: Double) -> String {
    limit == limit.rounded() ? "\(Int(limit))" : "\(limit)"
  }
}
