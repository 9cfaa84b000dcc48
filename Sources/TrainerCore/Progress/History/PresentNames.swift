/// The present name of each record that logs name.
struct PresentNames: Sendable {
  /// By the number of a name as the logs have it: the number of its present name.
  let numbers: [Int32]

  /// The present names by their numbers.
  let keys: [RecordKey]

  init(_ names: NameTable, _ aliases: Aliases) {
    let written = (0..<Int32(names.recordCount)).map(names.key)
    guard !aliases.isEmpty else {
      numbers = Array(written.indices.map(Int32.init))
      keys = written
      return
    }
    var keys: [RecordKey] = []
    var numbersByKey: [RecordKey: Int32] = [:]
    numbers = written.map { name in
      let key = aliases.current(name)
      if let number = numbersByKey[key] { return number }
      let number = Int32(keys.count)
      numbersByKey[key] = number
      keys.append(key)
      return number
    }
    self.keys = keys
  }
}
